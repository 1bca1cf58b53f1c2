import { startSeededOrganiser } from '../../testing/test-organiser.fixture.ts';
import { judge, readJudgements, type Score } from './judgements.fixture.ts';

/** The scores when the search was last tuned. Lower scores fail. */
const bars = { tuned: { first: 248, third: 248 }, 'held-out': { first: 54, third: 56 } } as const;

let organiser: Awaited<ReturnType<typeof startSeededOrganiser>>;
beforeAll(async () => void (organiser = await startSeededOrganiser()), 60_000);
afterAll(() => organiser.end());

it.each(['tuned', 'held-out'] as const)(
  'ranks expected results first or in the top three at the rates set for the %s judgements',
  async (name) => {
    const judgements = readJudgements(name);
    const score = await judge(organiser.app, judgements);
    process.stdout.write(report(name, score));
    expect(new Set(judgements.map(({ lang }) => lang)).size).toBe(2);
    expect(score.first).toBeGreaterThanOrEqual(bars[name].first);
    expect(score.third).toBeGreaterThanOrEqual(bars[name].third);
  },
  60_000,
);

function report(name: string, { first, third, of, missed }: Score): string {
  const share = (part: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
  return `${missed.join('\n')}\n${name}: success@1 ${share(first)}, success@3 ${share(third)}\n`;
}
