import type { Organiser } from '../http/organiser.ts';
import { startSeededOrganiser } from '../testing/test-organiser.fixture.ts';
import { expectations } from '../search/relevance.fixture.ts';
import { readJudgements } from '../search/judgements/judgements.fixture.ts';

/** Tests all queries of the relevance tests with `FULL=1`, otherwise every fifth. */
const step = process.env['FULL'] === '1' ? 1 : 5;

/** Queries of the relevance tests, as the calls that answer them. */
function queries(): string[] {
  const calls = { exhibitors: 'Exhibitors', products: 'Products', site: 'Search' };
  const judged = [...readJudgements('tuned'), ...readJudgements('held-out')].map(
    ({ in: list, lang, typed }) => ({ call: calls[list], lang, typed }),
  );
  const expected = expectations.map(({ list, lang, typed }) => ({ call: list, lang, typed }));
  const chosen = [...judged, ...expected].filter((_, at) => at % step === 0);
  return chosen.flatMap(({ call, lang, typed }, at) => {
    const query = `Lang=${lang}&PageSize=10&Keyword=${encodeURIComponent(typed)}`;
    const of = call === 'Products' ? 'products' : 'exhibitors';
    const suggestions = `Suggestions/DSWINE2026?${query}&Of=${of}`;
    return [`${call}/DSWINE2026?${query}`, ...(at % 5 === 0 ? [suggestions] : [])];
  });
}

const others = [
  'Exhibitors/DSWINE2026?Booth=123&Sort=name&BoothOption=corner&Area=wine&Area=sake&Tag=organic',
  'Exhibitors/DSWINE2026?Type=booth&Booth=9999&Keyword=gin&Country=JP',
  'Exhibitors/DSWINE2026?Type=keyword&Booth=123&Featured=true&Page=2',
  'Products/DSWINE2026?ExhibitorId=1001&Category=whisky&Sort=popularity&Lang=en&Facets=first',
  'Products/DSWINE2026?ExhibitorId=none&Keyword=whisky',
  'Products/DSWINE2026?Page=999',
  'Search/DSWINE2026?Keyword=gin&Kind=product&Lang=en',
  'Suggestions/DSWINE2026?Keyword=',
];

let organiser: Awaited<ReturnType<typeof startSeededOrganiser>>;
let remote: Organiser;
beforeAll(async () => {
  organiser = await startSeededOrganiser();
  remote = await organiser.withRemoteSearch();
}, 60_000);
afterAll(() => organiser.end());

it('returns the same results as the index in the process for the relevance queries', async () => {
  const { app } = organiser;
  const paths = [...queries(), ...others].map((query) => `/api/expo/${query}`);
  const differing: string[] = [];
  for (const url of paths) {
    const [here, there] = [await app.inject(url), await remote.inject(url)];
    if (
      here.statusCode !== there.statusCode ||
      here.body !== there.body ||
      here.headers['x-content-revision'] !== there.headers['x-content-revision']
    )
      differing.push(url);
  }
  expect(paths.length).toBeGreaterThan(500 / step);
  expect(differing).toEqual([]);
}, 120_000);
