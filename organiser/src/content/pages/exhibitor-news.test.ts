import { ExhibitorNewsDetail, ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { smallEdition, type SmallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

type Item = SmallEdition['exhibitor-news'][number];
const both = (tw: string, en: string) => ({ tw, en });
const item = (Id: string, ExhibitorId: string, Category: string, day: string): Item => ({
  Id,
  ExhibitorId,
  Category,
  Title: both(`新訊 ${Id}`, `Press ${Id}`),
  Summary: both('摘要', 'Summary'),
  Body: [both('第一段', 'First'), both('第二段', 'Second')],
  PublishedAt: `${day}T09:00:00+08:00`,
  Link: { Label: both('全文', 'In full'), Url: 'https://elegance.example/press' },
});
const category = (Code: string, Name: { tw: string; en: string }) => ({
  Kind: 'exhibitor-news-category' as const,
  Code,
  Name,
});
const edition = smallEdition();
edition.terms.push(
  category('award', both('得獎消息', 'Awards')),
  category('new-product', both('新品發表', 'New products')),
);
edition['exhibitor-news'] = [
  item('801', '1001', 'new-product', '2026-01-05'),
  item('802', '1001', 'award', '2026-02-05'),
  item('803', '1003', 'new-product', '2026-03-05'),
];

const organiser = startedBeforeAll(() => startTestOrganiser(edition));

const path = '/api/expo/ExhibitorNews';
const list = (query = '') =>
  organiser.read(ExhibitorNewsList, `ExhibitorNews/DSWINE2026?Lang=en${query}`);
const idsOf = async (query = '') => (await list(query)).Items.map(({ Id }) => Id);

it('lists the newest first, with exhibitor and counted categories', async () => {
  const { Items, Categories } = await list();
  expect(Items.map(({ Id }) => Id)).toEqual(['803', '802', '801']);
  const Exhibitor = { Id: '1003', Name: 'Asahi Shuzo', Booths: ['C0300'] };
  expect(Items[0]).toMatchObject({ Exhibitor });
  expect(Categories).toEqual([
    { Code: 'award', Name: 'Awards', Count: 1 },
    { Code: 'new-product', Name: 'New products', Count: 2 },
  ]);
});

it.each([
  ['&Category=award', ['802']],
  ['&Exhibitor=1001', ['802', '801']],
  ['&PageSize=1&Page=2', ['802']],
])('lists for %s %j', async (query, expected) => expect(await idsOf(query)).toEqual(expected));

it.each(['DSWINE2026?Category=nothing', 'Detail/DSWINE2026/999'])(
  'responds 404 to %s',
  async (query) => expect((await organiser.app.inject(`${path}/${query}`)).statusCode).toBe(404),
);

it('returns one item in full, with the previous and the next one', async () => {
  const url = 'ExhibitorNews/Detail/DSWINE2026/802?Lang=tw';
  const shown = await organiser.read(ExhibitorNewsDetail, url);
  expect(shown).toMatchObject({
    Title: '新訊 802',
    Body: ['第一段', '第二段'],
    Link: { Label: '全文', Url: 'https://elegance.example/press' },
    Exhibitor: { Id: '1001', Name: '一品酒莊' },
    Previous: { Id: '801' },
    Next: { Id: '803' },
    More: [{ Id: '801' }],
  });
  expect((await organiser.app.inject(shown.Picture.Src)).statusCode).toBe(200);
});

it('hides items that are withdrawn or whose exhibitor is withdrawn', async () => {
  await organiser.withdraw('exhibitor-news', '803');
  expect(await idsOf()).toEqual(['802', '801']);
  await organiser.restore('exhibitor-news', '803');
  await organiser.withdraw('exhibitor', '1001');
  expect(await idsOf()).toEqual(['803']);
  const hidden = await organiser.app.inject(`${path}/Detail/DSWINE2026/802`);
  expect(hidden.statusCode).toBe(404);
  await organiser.restore('exhibitor', '1001');
});
