import { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { Suggestions } from '@dswine/shared/contract/search';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const list = (query: string) =>
  getData<ExhibitorList>(organiser.app, `/api/expo/Exhibitors/DSWINE2026?${query}`, ExhibitorList);
const ids = async (query: string) => (await list(query)).Items.map((item) => item.Id);

const keyword = (text: string) => encodeURIComponent(text);

it('returns the corrected keyword, and the totals with one filter less', async () => {
  expect(await list(`Lang=en&Keyword=${keyword('Zhongshna brewing')}`)).toMatchObject({
    Total: 1,
    Corrected: 'Zhongshan Brewing',
    Wider: [],
  });
  const { Total, Wider } = await list(`Keyword=${keyword('獺祭')}&Country=FR`);
  expect([Total, Wider]).toEqual([
    0,
    [
      { Without: 'Keyword', Total: 2 },
      { Without: 'Country', Total: 1 },
    ],
  ]);
});

it('searches only the field that the search type names', async () => {
  expect(await ids('Type=booth&Keyword=nothing&Booth=a-123')).toEqual(['1001']);
  expect(await ids(`Type=keyword&Booth=123&Keyword=${keyword('獺祭')}`)).toEqual(['1003']);
});

it('filters by categories and booth options, and counts facets', async () => {
  expect(await ids('Category=red-wine&Category=lager')).toEqual(['1004', '1002', '1001']);
  const { Facets } = await list('Lang=en&BoothOption=large');
  expect(Facets.BoothOptions.map(({ Code, Count }) => [Code, Count])).toEqual([['large', 1]]);
  expect(Facets.Tags).toEqual([]);
  expect((await list('Lang=en')).Facets.Categories.find(({ Code }) => Code === 'red-wine')).toEqual(
    {
      Code: 'red-wine',
      Name: 'Red wine',
      Count: 2,
    },
  );
});

it('suggests categories and names for the start of a keyword', async () => {
  const suggest = async (query: string) =>
    (
      await getData<Suggestions>(
        organiser.app,
        `/api/expo/Suggestions/DSWINE2026?${query}`,
        Suggestions,
      )
    ).Items.map(({ Kind, Id, Name, Note }) => [Kind, Id, Name, Note]);
  expect(await suggest('Lang=en&Keyword=zhong')).toEqual([
    ['exhibitor', '1002', 'Zhongshan Brewing', 'B0200, B0201'],
  ]);
  expect(await suggest('Lang=en&Of=products&Keyword=lag')).toEqual([
    ['category', 'lager', 'Lager', '1'],
    ['product', '20002', 'Gold lager', 'Zhongshan Brewing'],
  ]);
  expect(await suggest('Lang=tw')).toEqual([]);
});

it('finds records that an import added, and no longer those that it removed', async () => {
  const other = await startTestOrganiser(smallEdition());
  const total = async (text: string) =>
    (await other.app.inject(`/api/expo/Exhibitors/DSWINE2026?Keyword=${keyword(text)}`)).json<{
      Data: { Total: number };
    }>().Data.Total;
  expect(await total('旭酒造')).toBe(1);
  const changed = smallEdition();
  const [first] = changed.exhibitors;
  if (first) first.Name = { tw: '新芽酒莊', en: 'New Shoots' };
  await other.change(changed);
  expect([await total('新芽'), await total('一品酒莊')]).toEqual([1, 0]);
  await other.end();
});
