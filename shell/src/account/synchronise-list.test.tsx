import type { FavouriteItem, FavouriteListChange } from '@dswine/shared/contract/favourites';
import { readList, writeList, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { readAccountCopy } from '@dswine/shared/fair/lists/my-list-account';
import { listKey } from '@dswine/shared/fair/lists/my-list-storage';
import { RequestFailed } from '@dswine/shared/section/request-failed';
import { isSynchronised, synchroniseList } from './synchronise-list.ts';

const edition = 'DSWINE2026';
const entry = (id: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'exhibitor',
  id,
  names: { tw: `名稱 ${id}` },
  note: '',
  booths: ['A0123'],
  ...rest,
});
const item = (Id: string, rest: Partial<FavouriteItem> = {}): FavouriteItem => ({
  Kind: 'exhibitor',
  Id,
  Note: '',
  Taste: [],
  ...rest,
});
const store = (entries: ListEntry[]) => localStorage.setItem(listKey, writeList(edition, entries));
const stored = () => readList(localStorage.getItem(listKey), edition);

/** The organiser with one member's list. `onRead` runs after each read, like another device. */
function account(items: FavouriteItem[], { member = 'ming', onRead = () => undefined } = {}) {
  const calls: string[] = [];
  const fake = {
    items,
    version: 1,
    calls,
    expo: {
      async data(path: string, request: { method?: string; body?: unknown } = {}) {
        calls.push(`${request.method ?? 'GET'} ${path.split('?')[0]}`);
        if (path.startsWith('MyList/'))
          return { Exhibitors: [], Products: [], Events: [], Doors: [] };
        if (request.method !== 'PUT') {
          const read = { Member: member, Version: String(fake.version), Items: fake.items };
          onRead();
          return read;
        }
        const { Version, Items, Removed } = request.body as FavouriteListChange;
        if (Version !== String(fake.version)) throw new RequestFailed(path, 409);
        fake.version += 1;
        fake.items = [
          ...fake.items.filter(({ Id }) => ![...Items, ...Removed].some((one) => one.Id === Id)),
          ...Items,
        ];
        return { Version: String(fake.version) };
      },
    },
  };
  return fake;
}
const synchronise = ({ expo }: ReturnType<typeof account>) =>
  synchroniseList({ expo, edition, locale: 'tw' });

beforeEach(() => localStorage.clear());

it('merges the device list with the account list, and preserves names and booths', async () => {
  store([entry('1', { note: 'ask' })]);
  const ming = account([item('2', { Rating: 5 })]);
  expect(await synchronise(ming)).toBe('done');
  expect(ming.items).toEqual([item('2', { Rating: 5 }), item('1', { Note: 'ask' })]);
  expect(stored()).toMatchObject([
    { id: '2', rating: 5 },
    { id: '1', note: 'ask', names: { tw: '名稱 1' }, booths: ['A0123'] },
  ]);
  expect(isSynchronised(edition)).toBe(true);
});

it('applies removals in both directions', async () => {
  store([entry('1'), entry('2'), entry('3')]);
  const ming = account([]);
  await synchronise(ming);
  store([entry('2'), entry('3')]);
  expect(isSynchronised(edition)).toBe(false);
  ming.items = ming.items.filter(({ Id }) => Id !== '3');
  ming.version += 1;
  await synchronise(ming);
  expect(stored().map(({ id }) => id)).toEqual(['2']);
  expect(ming.items.map(({ Id }) => Id)).toEqual(['2']);
});

it('merges again when another device has changed the account list meanwhile', async () => {
  store([entry('1')]);
  let isFirst = true;
  const ming = account([], {
    onRead() {
      if (!isFirst) return;
      isFirst = false;
      ming.items = [item('9')];
      ming.version += 1;
    },
  });
  expect(await synchronise(ming)).toBe('done');
  expect(ming.items.map(({ Id }) => Id)).toEqual(['9', '1']);
  expect(stored().map(({ id }) => id)).toEqual(['9', '1']);
});

it('sends a list of 60 entries in three requests, and nothing when both lists are equal', async () => {
  store(Array.from({ length: 60 }, (_, at) => entry(String(at))));
  const ming = account([]);
  await synchronise(ming);
  expect(ming.items).toHaveLength(60);
  const puts = () => ming.calls.filter((call) => call.startsWith('PUT')).length;
  expect(puts()).toBe(3);
  await synchronise(ming);
  expect(puts()).toBe(3);
});

it('does not merge the device list with the list of another member', async () => {
  store([entry('1')]);
  await synchronise(account([]));
  const hua = account([item('2')], { member: 'hua' });
  expect(await synchronise(hua)).toBe('other-account');
  expect([stored().map(({ id }) => id), hua.items]).toEqual([['1'], [item('2')]]);
  expect(readAccountCopy(edition)?.member).toBe('ming');
});

it('does not apply removals of one member to the list of another', async () => {
  store([entry('1')]);
  await synchronise(account([]));
  store([]);
  const hua = account([item('1'), item('2')], { member: 'hua' });
  expect(await synchronise(hua)).toBe('done');
  expect(hua.items).toEqual([item('1'), item('2')]);
  expect(stored().map(({ id }) => id)).toEqual(['1', '2']);
});

it('stores no new account copy when the network fails', async () => {
  store([entry('1')]);
  const ming = account([]);
  jest.spyOn(ming.expo, 'data').mockImplementation(async (path, request) => {
    if (request?.method === 'PUT') throw new RequestFailed(path, 0);
    return { Member: 'ming', Version: '1', Items: [] };
  });
  await expect(synchronise(ming)).rejects.toThrow(RequestFailed);
  expect(readAccountCopy(edition)).toBeUndefined();
});
