import { FavouriteList, Favourites, type FavouriteItem } from '@dswine/shared/contract/favourites';
import type { TSchema } from 'typebox';
import { startAccounts, type AccountsKit } from '../members/accounts.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';

let kit: AccountsKit;
let cookie: string;
beforeAll(async () => {
  kit = await startAccounts();
  cookie = await kit.join();
});
afterEach(async () => {
  await kit.organiser.database.deleteFrom('favourites').execute();
  await kit.organiser.database.deleteFrom('withdrawn_records').execute();
});
afterAll(() => kit.organiser.end());

const path = '/api/expo/Favourites/DSWINE2026';
const listPath = '/api/expo/Favourites/List/DSWINE2026';
const get = <T>(url: string, schema: TSchema) =>
  getData<T>(kit.organiser.app, url, schema, { cookie });
const send = (
  method: 'POST' | 'DELETE' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  kit.organiser.app.inject({
    method,
    url,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    ...(payload && { payload }),
  });
const add = async (Kind: string, Id: string) => (await send('POST', path, { Kind, Id })).statusCode;
const withdraw = () => kit.organiser.withdraw('exhibitor', '1001');

describe('the favourites of a member', () => {
  const list = (lang = 'tw') => get<Favourites>(`${path}?Lang=${lang}`, Favourites);

  it('are stored once each, listed with names, and removed', async () => {
    const marks = [
      await add('exhibitor', '1001'),
      await add('exhibitor', '1001'),
      await add('product', '20001'),
    ];
    expect(marks).toEqual([200, 200, 200]);
    const { Items } = await list('en');
    expect(Items).toHaveLength(2);
    expect(Items).toContainEqual({
      Kind: 'exhibitor',
      Id: '1001',
      Name: expect.stringContaining('Château'),
      Path: '/VisitorExhibitor/Detail/1001',
    });
    expect((await send('DELETE', `${path}?Kind=exhibitor&Id=1001`)).statusCode).toBe(200);
    expect((await list()).Items).toMatchObject([{ Kind: 'product', Id: '20001' }]);
  });

  it('are neither unknown records nor of other kinds, and omit withdrawn records', async () => {
    expect([await add('exhibitor', '999999'), await add('news', '501')]).toEqual([404, 400]);
    await add('exhibitor', '1001');
    await withdraw();
    expect((await list()).Items).toEqual([]);
  });
});

describe('the list that a device synchronises', () => {
  const noted: FavouriteItem = {
    Kind: 'event',
    Id: '701',
    Note: '坐前排',
    Want: 'must',
    Rating: 4,
    Taste: ['dry'],
  };
  const plain: FavouriteItem = { Kind: 'exhibitor', Id: '1001', Note: '', Taste: [] };
  const read = () => get<FavouriteList>(listPath, FavouriteList);
  const put = (change: object) => send('PUT', listPath, { Items: [], Removed: [], ...change });

  it('stores items with their notes, and removes the named items', async () => {
    const { Version } = await read();
    const stored = await put({ Version, Items: [noted, plain] });
    const list = await read();
    expect(list.Items).toEqual([noted, plain]);
    expect(stored.json()).toEqual({ Code: 200, Data: { Version: list.Version } });
    const rated = { ...plain, Rating: 5 };
    const Removed = [{ Kind: 'event', Id: '701' }];
    await put({ Version: list.Version, Items: [rated], Removed });
    expect((await read()).Items).toEqual([rated]);
  });

  it('contains the favourites, including those of withdrawn records', async () => {
    await add('exhibitor', '1001');
    await withdraw();
    expect((await read()).Items).toEqual([plain]);
  });

  it('is not changed by a device that has not read the last change', async () => {
    const { Version } = await read();
    await put({ Version, Items: [plain] });
    const late = await put({ Version, Items: [noted] });
    expect([late.statusCode, late.headers['cache-control']]).toEqual([409, 'no-store']);
    expect(await read()).toMatchObject({
      Items: [plain],
      Version: expect.not.stringMatching(Version),
    });
  });

  it.each([{ Rating: 6 }, { Taste: ['<b>'] }, { Note: 'x'.repeat(701) }])(
    'rejects invalid notes: %j',
    async (change) => {
      const { Version } = await read();
      expect((await put({ Version, Items: [{ ...noted, ...change }] })).statusCode).toBe(400);
    },
  );
});

it.each([
  ['GET', path, undefined],
  ['POST', path, { Kind: 'exhibitor', Id: '1001' }],
  ['DELETE', `${path}?Kind=exhibitor&Id=1001`, undefined],
  ['GET', listPath, undefined],
  ['PUT', listPath, { Version: '', Items: [], Removed: [] }],
] as const)('%s %s needs a login', async (method, url, payload) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const request = { method, url, headers, ...(payload && { payload }) };
  expect((await kit.organiser.app.inject(request)).statusCode).toBe(401);
});
