import { SiteSearch } from '@dswine/shared/contract/search';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(() => {
  const records = smallEdition();
  records.deadlines.push({
    Id: '16',
    Title: both('撤場', 'Move-out'),
    Text: both('四月二十日', 'On 20 April'),
    Due: '2026-04-20',
    Topic: 'build',
    UpdatedAt: '2026-01-01',
  });
  return startTestOrganiser(records);
});

const search = (keyword: string, more = '') => {
  return organiser.read(
    SiteSearch,
    `Search/DSWINE2026?Lang=en&Keyword=${encodeURIComponent(keyword)}${more}`,
  );
};
const pathsOf = ({ Groups }: SiteSearch) =>
  Groups.flatMap(({ Items }) => Items.map((hit) => hit.Path));

it('puts the group with the best result first, with the booths of all results', async () => {
  const found = await search('lager');
  const Booths = ['B0200', 'B0201'];
  expect(found).toMatchObject({
    Total: 4,
    Groups: [
      { Kind: 'page', Total: 2 },
      { Kind: 'exhibitor', Total: 1, Booths },
      { Kind: 'product', Total: 1, Booths },
    ],
  });
  expect(pathsOf(found)).toEqual([
    '/VisitorExhibitor/lager',
    '/VisitorProduct/lager',
    '/VisitorExhibitor/Detail/1002',
    '/VisitorProduct/Detail/20002',
  ]);
  expect(found.Groups.map(({ Items }) => Items[0]?.Country)).toEqual([
    undefined,
    'Taiwan',
    'Taiwan',
  ]);
  expect(found.Groups[2]?.Items[0]?.Picture?.Src).toMatch(/\/product\/20002-/u);
  const products = await search('lager', '&Kind=product');
  expect(products.Groups.map(({ Kind }) => Kind)).toEqual(['product']);
});

it.each([
  ['move-out', '/ExhibitorCalendar/2026-04'],
  ['接駁車', '/VisitorShuttle'],
  ['How much?', '/ExhibitorInfo#question-1'],
  ['News 501', '/News/Detail/501'],
])('finds %s', async (keyword, path) => {
  expect(pathsOf(await search(keyword))[0]).toBe(path);
});

it.each([
  [
    'sake tasting saturday afternoon',
    ['/EventsCalender/Detail/701', '/EventsCalender/1?day=2026-04-18&half=pm&area=sake'],
  ],
  [
    '週六的講座',
    [
      '/EventsCalender/Detail/703',
      '/EventsCalender/Detail/702',
      '/EventsCalender/2?day=2026-04-18',
    ],
  ],
  // Nothing is on then, which the programme says.
  [
    '週五上午清酒',
    ['/EventsCalender?day=2026-04-17&half=am&area=sake', '/EventsCalender/Detail/701'],
  ],
])('finds for %s the events of that time first, and the programme', async (keyword, paths) =>
  expect(pathsOf(await search(keyword))).toEqual(paths),
);

it('finds what is no event in spite of a day', async () =>
  expect(pathsOf(await search('saturday lager'))).toContain('/VisitorProduct/lager'));

it('marks results as partial when they match only some words', async () => {
  const found = await search('where is the unheard shuttle');
  expect(found.Partial).toBe(true);
  expect(pathsOf(found)[0]).toBe('/VisitorShuttle');
});

it('returns the sentence that contains the keyword when the name does not', async () => {
  const { Groups } = await search('on 20 april');
  expect(Groups[0]?.Items[0]).toMatchObject({ Id: '16', Text: 'On 20 April' });
  const [story] = (await search('hello here')).Groups[0]?.Items ?? [];
  expect(story).toMatchObject({ Kind: 'news', Text: expect.stringContaining('Hello') as string });
});

it('returns the corrected keyword, and similar names when nothing matches', async () => {
  expect(await search('zhongshna')).toMatchObject({ Corrected: 'Zhongshan' });
  expect(await search('shutterbug qq')).toMatchObject({ Total: 0, Groups: [] });
  expect((await search('pre-registering')).Alike).toContain('Visitor Pre-registration');
  for (const keyword of ['', ' ', '"*']) expect((await search(keyword)).Total).toBe(0);
});

it('omits withdrawn records, under a new revision', async () => {
  const url = '/api/expo/Search/DSWINE2026?Keyword=lager';
  const revision = async () => (await organiser.app.inject(url)).headers['x-content-revision'];
  const before = await revision();
  await organiser.withdraw('news', '501');
  await organiser.withdraw('exhibitor', '1002');
  expect(await revision()).not.toBe(before);
  expect(pathsOf(await search('News 501'))).not.toContain('/News/Detail/501');
  expect(pathsOf(await search('lager'))).toEqual([]);
});
