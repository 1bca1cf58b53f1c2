import type { Organiser } from '../../../dependencies.ts';
import { startSeededOrganiser } from '../../../testing/test-organiser.fixture.ts';
import { callOf, judge, readJudgements, type Score } from './judgements.fixture.ts';

/** The scores when the search was last tuned. Lower scores fail. */
const bars = {
  tuned: { first: 273, third: 275 },
  spellings: { first: 110, third: 111 },
  'held-out': { first: 54, third: 56 },
  visitors: { first: 56, third: 59 },
} as const;
const names = ['tuned', 'spellings', 'held-out', 'visitors'] as const;
const isFull = process.env['FULL'] === '1';

let organiser: Awaited<ReturnType<typeof startSeededOrganiser>>;
beforeAll(async () => void (organiser = await startSeededOrganiser()), 120_000);
afterAll(() => organiser.end());

it.each(names)(
  'ranks expected results first or in the top three at the rates set for the %s judgements',
  async (name) => {
    const judgements = readJudgements(name);
    const score = await judge(organiser.app, judgements);
    if (isFull) process.stdout.write(report(name, score));
    const isLow = score.first < bars[name].first || score.third < bars[name].third;
    if (isLow) throw new Error(report(name, score));
  },
  120_000,
);

function report(name: string, { first, third, of, missed }: Score): string {
  const share = (part: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
  return `${missed.join('\n')}\n${name}: success@1 ${share(first)}, success@3 ${share(third)}\n`;
}

const others = [
  'Exhibitors/DSWINE2026?Booth=123&Sort=name&BoothOption=corner&Area=wine&Area=sake&Tag=organic',
  'Products/DSWINE2026?ExhibitorId=1001&Category=whisky&Sort=popularity&Lang=en&Facets=first',
  'Products/DSWINE2026?Page=999',
  'Search/DSWINE2026?Keyword=gin&Kind=product&Lang=en',
  'Suggestions/DSWINE2026?Keyword=japan&Of=products&Lang=en',
];

it('returns the same results from a search process, for all judgements with FULL=1', async () => {
  const remote = await organiser.withRemoteSearch();
  const answerOf = async (app: Organiser, url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return [url, statusCode, body, headers['x-content-revision']];
  };
  const judged = names.flatMap(readJudgements).map(callOf);
  const chosen = judged.filter((_, at) => isFull || at % 20 === 0);
  const urls = [...chosen, ...others.map((call) => `/api/expo/${encodeURI(call)}`)];
  for (const url of urls)
    expect(await answerOf(remote, url)).toEqual(await answerOf(organiser.app, url));
});
