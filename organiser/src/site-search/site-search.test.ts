import { SiteSearch } from '@dswine/shared/contract/search';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { both } from '../import/small-records.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { withdrawRecord } from '../store/content.ts';

let organiser: TestOrganiser;
beforeAll(async () => {
  const records = smallEdition();
  records.deadlines.push({
    Id: '16',
    Title: both('撤場', 'Move-out'),
    Text: both('四月二十日', 'On 20 April'),
    Due: '2026-04-20',
    Topic: 'build',
    UpdatedAt: '2026-01-01',
  });
  organiser = await startTestOrganiser(records);
});
afterAll(() => organiser.end());

const search = (keyword: string, more = '') =>
  getData<SiteSearch>(
    organiser.app,
    `/api/expo/Search/DSWINE2026?Lang=en&Keyword=${encodeURIComponent(keyword)}${more}`,
    SiteSearch,
  );
const pathsOf = ({ Groups }: SiteSearch) =>
  Groups.flatMap(({ Items }) => Items.map((hit) => hit.Path));

it('puts the group with the best result first', async () => {
  const found = await search('lager');
  expect(found.Groups.map(({ Kind, Total }) => [Kind, Total])).toEqual([
    ['page', 2],
    ['exhibitor', 1],
    ['product', 1],
  ]);
  expect(pathsOf(found)).toEqual([
    '/VisitorExhibitor/lager',
    '/VisitorProduct/lager',
    '/VisitorExhibitor/Detail/1002',
    '/VisitorProduct/Detail/20002',
  ]);
  expect(found.Total).toBe(4);
});

it('returns the booths of all exhibitors and products found', async () => {
  const { Groups } = await search('lager');
  const boothsOf = (kind: string) => Groups.find(({ Kind }) => Kind === kind)?.Booths;
  expect(boothsOf('exhibitor')).toEqual(['B0200', 'B0201']);
  expect(boothsOf('product')).toEqual(['B0200', 'B0201']);
  expect(boothsOf('page')).toBeUndefined();
});

it.each([
  ['move-out', '/ExhibitorCalendar/2026-04'],
  ['shuttle', '/VisitorShuttle'],
  ['接駁車', '/VisitorShuttle'],
  ['How much?', '/ExhibitorInfo#question-1'],
  ['News 501', '/News/Detail/501'],
])('finds %s', async (keyword, path) => {
  expect(pathsOf(await search(keyword))[0]).toBe(path);
});

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

it('returns the corrected keyword', async () => {
  expect(await search('zhongshna')).toMatchObject({ Corrected: 'Zhongshan' });
});

it('suggests similar names when nothing matches', async () => {
  expect(await search('shutterbug qq')).toMatchObject({ Total: 0, Groups: [] });
  expect((await search('pre-registering')).Alike).toContain('Visitor Pre-registration');
});

it('filters by kind, and ignores an unknown kind', async () => {
  expect((await search('lager', '&Kind=product')).Groups.map(({ Kind }) => Kind)).toEqual([
    'product',
  ]);
  expect((await search('lager', '&Kind=nonsense')).Groups).toHaveLength(3);
});

it('finds nothing for an empty keyword or for punctuation', async () => {
  for (const keyword of ['', ' ', '"*']) expect((await search(keyword)).Total).toBe(0);
});

it('responds 404 to an unknown edition and 400 to a keyword that is too long', async () => {
  const status = async (path: string) => (await organiser.app.inject(path)).statusCode;
  expect(await status('/api/expo/Search/NONE2000?Keyword=gin')).toBe(404);
  expect(await status(`/api/expo/Search/DSWINE2026?Keyword=${'a'.repeat(101)}`)).toBe(400);
});

it('omits withdrawn records, under a new revision', async () => {
  const revision = async () =>
    (await organiser.app.inject('/api/expo/Search/DSWINE2026?Keyword=lager')).headers[
      'x-content-revision'
    ];
  const before = await revision();
  await withdrawRecord(organiser.database, 'DSWINE2026', 'news', '501');
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1002');
  expect(await revision()).not.toBe(before);
  expect(pathsOf(await search('News 501'))).not.toContain('/News/Detail/501');
  expect(pathsOf(await search('lager'))).toEqual([]);
});
