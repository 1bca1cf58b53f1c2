import { Favourites } from '@dswine/shared/contract/favourites';
import { Value } from 'typebox/value';
import { startAccounts, type AccountsKit } from '../members/accounts.fixture.ts';
import { withdrawRecord } from '../store/content.ts';

let kit: AccountsKit;
let cookie: string;
beforeEach(async () => {
  kit = await startAccounts();
  cookie = await kit.join();
});
afterEach(() => kit.organiser.end());

const mark = (Kind: string, Id: string, from: object = { cookie }) =>
  kit.post('expo/Favourites/DSWINE2026', { Kind, Id }, from);
const list = async (lang = 'tw') => {
  const url = `/api/expo/Favourites/DSWINE2026?Lang=${lang}`;
  return (await kit.organiser.app.inject({ url, headers: { cookie } })).json<{ Data: Favourites }>()
    .Data;
};
const ids = async () => (await list()).Items.map(({ Kind, Id }) => `${Kind}/${Id}`);
const remove = (
  query: string,
  headers: Record<string, string> = { cookie, 'sec-fetch-site': 'same-origin' },
) =>
  kit.organiser.app.inject({
    method: 'DELETE',
    url: `/api/expo/Favourites/DSWINE2026?${query}`,
    headers,
  });

it('stores favourite exhibitors and products once each, and lists them with names', async () => {
  const [exhibitor] = await kit.organiser.database
    .selectFrom('exhibitors')
    .select(['id', 'record'])
    .orderBy('id')
    .execute();
  const [product] = await kit.organiser.database
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .execute();
  for (const [kind, id] of [
    ['exhibitor', exhibitor?.id],
    ['exhibitor', exhibitor?.id],
    ['product', product?.id],
  ] as const)
    expect((await mark(kind, id ?? '')).status).toBe(200);
  const data = await list('en');
  expect([...Value.Errors(Favourites, data)]).toEqual([]);
  const name = (JSON.parse(exhibitor?.record ?? '{}') as { Name: { en: string } }).Name.en;
  expect(data.Items).toHaveLength(2);
  expect(data.Items).toContainEqual({
    Kind: 'exhibitor',
    Id: exhibitor?.id,
    Name: name,
    Path: `/VisitorExhibitor/Detail/${exhibitor?.id}`,
  });
  expect((await remove(`Kind=exhibitor&Id=${exhibitor?.id}`)).statusCode).toBe(200);
  expect(await ids()).toEqual([`product/${product?.id}`]);
});

it('responds 401 in both languages without a login', async () => {
  const refused = [
    await mark('exhibitor', '1001', {}),
    await kit.organiser.app.inject('/api/expo/Favourites/DSWINE2026'),
  ];
  const bodies = [
    refused[0]?.body,
    refused[1] && 'json' in refused[1] ? refused[1].json() : undefined,
  ];
  const Message = '請先登入才能使用此功能 / You must be logged in to use this function.';
  expect(bodies).toEqual([
    { Code: 401, Data: null, Message },
    { Code: 401, Data: null, Message },
  ]);
});

it('rejects unknown records and other kinds, and omits withdrawn records', async () => {
  expect((await mark('exhibitor', '999999')).status).toBe(404);
  expect((await mark('news', '501')).status).toBe(400);
  const [shown] = await kit.organiser.database
    .selectFrom('exhibitors')
    .select('id')
    .orderBy('id')
    .execute();
  await mark('exhibitor', shown?.id ?? '');
  await withdrawRecord(kit.organiser.database, 'DSWINE2026', 'exhibitor', shown?.id ?? '');
  expect(await ids()).toEqual([]);
});

it('responds 403 to cross-site changes', async () => {
  expect(
    (await mark('exhibitor', '1001', { cookie, headers: { 'sec-fetch-site': 'cross-site' } }))
      .status,
  ).toBe(403);
  expect(
    (await remove('Kind=exhibitor&Id=1001', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(403);
});
