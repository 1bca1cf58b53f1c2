import { startSeededOrganiser } from '../testing/test-organiser.fixture.ts';
import { expectations, type Expectation } from './relevance.fixture.ts';

/** The required number of met expectations. */
const bar = expectations.length;

let organiser: Awaited<ReturnType<typeof startSeededOrganiser>>;
beforeAll(async () => void (organiser = await startSeededOrganiser()), 60_000);
afterAll(() => organiser.end());

type Item = { Id: string; Name: string; Area: string; Country: { Code: string } };

async function firstFive({ list, lang, typed }: Expectation): Promise<Item[]> {
  const url = `/api/expo/${list}/DSWINE2026?Lang=${lang}&PageSize=5&Keyword=${encodeURIComponent(typed)}`;
  return (await organiser.app.inject(url)).json<{ Data: { Items: Item[] } }>().Data.Items;
}

function isMet({ expected }: Expectation, items: readonly Item[]): boolean {
  if ('id' in expected) return items.some(({ Id }) => Id === expected.id);
  return (
    items.length > 0 &&
    items.every(
      ({ Area, Country }) =>
        Area === expected.area && (!('country' in expected) || Country.Code === expected.country),
    )
  );
}

it('meets all relevance expectations in both languages', async () => {
  const lines: string[] = [];
  const missed: string[] = [];
  for (const expectation of expectations) {
    const items = await firstFive(expectation);
    const met = isMet(expectation, items);
    const line = `${expectation.list} ${expectation.lang} 「${expectation.typed}」 (${expectation.why}): ${items.map(({ Id, Name }) => `${Id} ${Name}`).join(', ') || 'nothing'}`;
    lines.push(`${met ? '✓' : '✗'} ${line}`);
    if (!met) missed.push(line);
  }
  const score = expectations.length - missed.length;
  process.stdout.write(
    `${lines.join('\n')}\nrelevance: ${score} of ${expectations.length} (bar: ${bar})\n`,
  );
  expect(expectations.length).toBeGreaterThanOrEqual(60);
  expect({ score, missed }).toEqual({ score: bar, missed: [] });
}, 60_000);
