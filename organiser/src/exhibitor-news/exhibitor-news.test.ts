import { ExhibitorNewsDetail, ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { listWithdrawn, restoreRecord, withdrawRecord } from '../store/content.ts';
import { exhibitorNewsFixture } from './exhibitor-news.fixture.ts';

const edition = { ...smallEdition(), ...exhibitorNewsFixture };
edition.terms = [...edition.terms, ...exhibitorNewsFixture.categories];
let organiser: TestOrganiser;
beforeAll(async () => (organiser = await startTestOrganiser(edition)));
afterAll(() => organiser.end());

const list = (query = '') =>
  getData<ExhibitorNewsList>(
    organiser.app,
    `/api/expo/ExhibitorNews/DSWINE2026?Lang=en${query}`,
    ExhibitorNewsList,
  );
const statusOf = async (path: string) =>
  (await organiser.app.inject(`/api/expo/ExhibitorNews/${path}`)).statusCode;
const idsOf = ({ Items }: ExhibitorNewsList) => Items.map(({ Id }) => Id);

it('lists the newest first, with exhibitor and counted categories', async () => {
  const all = await list();
  expect(idsOf(all)).toEqual(['803', '802', '801']);
  expect(all.Items[0]?.Exhibitor).toMatchObject({
    Id: '1003',
    Name: 'Asahi Shuzo',
    Booths: ['C0300'],
  });
  expect(all.Categories).toEqual([
    { Code: 'award', Name: 'Awards', Count: 1 },
    { Code: 'new-product', Name: 'New products', Count: 2 },
  ]);
});

it('filters by category and exhibitor, and pages the list', async () => {
  expect(idsOf(await list('&Category=award'))).toEqual(['802']);
  expect(idsOf(await list('&Exhibitor=1001'))).toEqual(['802', '801']);
  expect(idsOf(await list('&Exhibitor=999'))).toEqual([]);
  expect(idsOf(await list('&PageSize=1&Page=2'))).toEqual(['802']);
  expect(await statusOf('DSWINE2026?Category=nothing')).toBe(404);
  expect(await statusOf('DSWINE2026?Page=9')).toBe(404);
});

it('returns one item in full, with the previous and the next one', async () => {
  const url = '/api/expo/ExhibitorNews/Detail/DSWINE2026/802?Lang=tw';
  const item = await getData<ExhibitorNewsDetail>(organiser.app, url, ExhibitorNewsDetail);
  expect(item).toMatchObject({
    Title: '新訊 802',
    Body: ['第一段', '第二段'],
    Link: { Label: '全文', Url: 'https://elegance.example/press' },
    Exhibitor: { Id: '1001', Name: '一品酒莊' },
    Previous: { Id: '801' },
    Next: { Id: '803' },
  });
  expect(item.More.map(({ Id }) => Id)).toEqual(['801']);
  expect((await organiser.app.inject(item.Picture.Src)).statusCode).toBe(200);
  expect(await statusOf('Detail/DSWINE2026/999')).toBe(404);
});

it('hides items that are withdrawn or whose exhibitor is withdrawn', async () => {
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor-news', '803');
  expect(idsOf(await list())).toEqual(['802', '801']);
  await restoreRecord(organiser.database, 'DSWINE2026', 'exhibitor-news', '803');
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1001');
  expect(idsOf(await list())).toEqual(['803']);
  expect(await statusOf('Detail/DSWINE2026/802')).toBe(404);
  await restoreRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1001');
});

it('lists an item as withdrawn when an import removes it, until an import restores it', async () => {
  await organiser.change({ ...edition, 'exhibitor-news': edition['exhibitor-news'].slice(1) });
  expect(await listWithdrawn(organiser.database, 'DSWINE2026')).toEqual(['exhibitor-news/801']);
  await organiser.change(edition);
  expect(await listWithdrawn(organiser.database, 'DSWINE2026')).toEqual([]);
  expect(idsOf(await list())).toEqual(['803', '802', '801']);
});

it('does not import news of an unknown exhibitor', async () => {
  const [first] = edition['exhibitor-news'];
  const strange = first ? [{ ...first, Id: '804', ExhibitorId: '5' }] : [];
  await organiser.change({
    ...edition,
    'exhibitor-news': [...edition['exhibitor-news'], ...strange],
  });
  expect(idsOf(await list())).toEqual(['803', '802', '801']);
});
