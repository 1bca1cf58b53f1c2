import { SiteSearch } from '@dswine/shared/contract/search';
import { readTime } from './read-time.ts';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => {
  const records = smallEdition();
  const [first] = records.products;
  if (!first) throw new Error('a product expected');
  records.products = [
    { ...first, Name: both('奧拉奇谷 12 年', 'Orrachy 12 Year Old'), Volume: 700, Abv: 43.2 },
    { ...first, Id: '20002', Name: both('奧拉奇谷 18 年', 'Orrachy 18 Years'), Volume: 1500 },
    { ...first, Id: '20003', Name: both('老藤 2012 年份', 'Vines 2012'), Volume: 750, Abv: 12 },
  ];
  organiser = await startTestOrganiser(records);
});
afterAll(() => organiser.end());

async function search(keyword: string): Promise<SiteSearch> {
  const url = `/api/expo/Search/DSWINE2026?Lang=tw&Keyword=${encodeURIComponent(keyword)}`;
  return getData<SiteSearch>(organiser.app, url, SiteSearch);
}
const pathsOf = ({ Groups }: SiteSearch) =>
  Groups.flatMap(({ Items }) => Items.map((hit) => hit.Path));

it.each([
  ['12yo', ['20001']],
  ['12 y.o.', ['20001']],
  ['１８ＹＯ', ['20002']],
  ['orrachy 18 yrs old', ['20002']],
  ['700ml', ['20001']],
  ['0.7L', ['20001']],
  ['70 cl', ['20001']],
  ['７００毫升', ['20001']],
  ['75cl', ['20003']],
  ['0,75 l', ['20003']],
  ['750cc', ['20003']],
  ['1.5 Litres', ['20002']],
  ['43.2% vol', ['20001']],
  ['12度', ['20003']],
  ['vines 75cl', ['20003']],
  ['vines 70cl', []],
])('finds the products of %s', async (keyword, ids) => {
  const found = await search(keyword);
  expect(pathsOf(found).filter((path) => path.includes('Product/Detail'))).toEqual(
    ids.map((id) => `/VisitorProduct/Detail/${id}`),
  );
  expect(found.Corrected).toBeUndefined();
});

it.each([
  '4/17',
  '04/17',
  '2026/4/17',
  '2026-04-17',
  '115/04/17',
  '民國115年4月17日',
  '１１５．４．１７',
  '17.4.2026',
  '4/17/2026',
])('finds the programme of the day that is written %s', async (date) =>
  expect(pathsOf(await search(date))[0]).toBe('/EventsCalender?day=2026-04-17'),
);

it.each(['2026/4/30', '115/05/17', '13/40'])('finds no programme for %s', async (date) =>
  expect(pathsOf(await search(date)).join()).not.toContain('day='),
);

it.each([
  ['ru.3', '酒'],
  ['cj/6ru.3', '紅酒'],
  ['ＲＵ．３', '酒'],
  ['jo g4ru4', '威士忌'],
  ['ㄆㄧˊㄐㄧㄡˇ', '啤酒'],
  ['ap7', undefined],
])('suggests for %s what its keys are in zhuyin', async (typed, meant) => {
  const found = await search(typed);
  expect(found.Groups).toEqual([]);
  expect(found.Alike).toEqual(meant === undefined ? [] : [meant]);
});

describe('a day and a time of day', () => {
  const weekend = new Set(['2026-04-17', '2026-04-18', '2026-04-19']);
  const read = (keyword: string) =>
    readTime(keyword, { days: weekend, now: new Date('2026-04-17T23:00:00+08:00') });

  it.each([
    ['週六下午清酒品飲', { day: '2026-04-18', half: 'pm', rest: '清酒品飲' }],
    ['星期天的啤酒', { day: '2026-04-19', rest: '的啤酒' }],
    ['sake tasting Saturday afternoon', { day: '2026-04-18', half: 'pm', rest: 'sake tasting' }],
    ['SUN morning talks', { day: '2026-04-19', half: 'am', rest: 'talks' }],
    ['4/17 晚上', { day: '2026-04-17', half: 'evening', rest: '' }],
    ['明天上午', { day: '2026-04-18', half: 'am', rest: '' }],
    ['whisky tomorrow', { day: '2026-04-18', rest: 'whisky' }],
  ])('is read from %s', (keyword, expected) => expect(read(keyword)).toEqual(expected));

  it.each(['sake afternoon', 'Wednesday morning', '禮拜三', 'sunrise gin', 'monk'])(
    'is not read from %s',
    (keyword) => expect(read(keyword)).toBeUndefined(),
  );
});
