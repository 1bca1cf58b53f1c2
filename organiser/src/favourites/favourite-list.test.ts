import { FavouriteList, type FavouriteItem } from '@dswine/shared/contract/favourites';
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

const url = '/api/expo/Favourites/List/DSWINE2026';
const noted: FavouriteItem = {
  Kind: 'event',
  Id: '701',
  Note: '坐前排',
  Want: 'must',
  Rating: 4,
  Taste: ['dry'],
};
const plain: FavouriteItem = { Kind: 'exhibitor', Id: '1001', Note: '', Taste: [] };
async function read(): Promise<FavouriteList> {
  const { Data } = (await kit.organiser.app.inject({ url, headers: { cookie } })).json<{
    Data: FavouriteList;
  }>();
  expect([...Value.Errors(FavouriteList, Data)]).toEqual([]);
  return Data;
}
const put = (payload: object, headers: Record<string, string> = {}) =>
  kit.organiser.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });

it('stores items with their notes, and removes the named items', async () => {
  const { Version } = await read();
  const stored = await put({ Version, Items: [noted, plain], Removed: [] });
  const list = await read();
  expect(list.Items).toEqual([noted, plain]);
  expect(stored.json()).toEqual({ Code: 200, Data: { Version: list.Version } });
  await put({
    Version: list.Version,
    Items: [{ ...plain, Rating: 5 }],
    Removed: [{ Kind: 'event', Id: '701' }],
  });
  expect((await read()).Items).toEqual([{ ...plain, Rating: 5 }]);
});

it('contains the favourites, including those of withdrawn records', async () => {
  await kit.post('expo/Favourites/DSWINE2026', { Kind: 'exhibitor', Id: '1001' }, { cookie });
  await withdrawRecord(kit.organiser.database, 'DSWINE2026', 'exhibitor', '1001');
  expect((await read()).Items).toEqual([plain]);
});

it('responds 409 to a device that has not read the last change', async () => {
  const { Version } = await read();
  await put({ Version, Items: [plain], Removed: [] });
  const late = await put({ Version, Items: [noted], Removed: [] });
  expect([late.statusCode, late.headers['cache-control']]).toEqual([409, 'no-store']);
  expect((await read()).Items).toEqual([plain]);
  expect((await read()).Version).not.toBe(Version);
});

it('responds 401 without a login and 403 to cross-site requests', async () => {
  const anonymous = await kit.organiser.app.inject({ url });
  expect(anonymous.json()).toMatchObject({
    Code: 401,
    Message: expect.stringContaining('You must be logged in to use this function.'),
  });
  const body = { Version: '', Items: [], Removed: [] };
  expect((await put(body, { cookie: '' })).statusCode).toBe(401);
  expect((await put(body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

it.each([
  { ...noted, Rating: 6 },
  { ...noted, Want: 'perhaps' },
  { ...noted, Taste: ['<b>'] },
  { ...noted, Note: 'x'.repeat(701) },
  { ...noted, Id: 'x1' },
])('rejects invalid notes: %j', async (item) => {
  const { Version } = await read();
  expect((await put({ Version, Items: [item], Removed: [] })).statusCode).toBe(400);
});
