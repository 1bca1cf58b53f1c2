import type {
  FavouriteItem,
  FavouriteList,
  FavouriteListVersion,
} from '@dswine/shared/contract/favourites';
import type { ListedRecords } from '@dswine/shared/contract/my-list';
import { entriesOf, listedKey } from '@dswine/shared/fair/lists/listed-records';
import type { Locale } from '@dswine/shared/contract/locales';
import { find, mergeLists, type NotedItem } from '@dswine/shared/fair/lists/merge-lists';
import { isSame, readList, withFacts, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import {
  differenceOf,
  isSameList,
  notedItem,
  readAccountCopy,
  writeAccountCopy,
} from '@dswine/shared/fair/lists/my-list-account';
import { changeStoredList, readStoredText } from '@dswine/shared/fair/lists/my-list-storage';
import type { Http } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/request-failed';

type At = { expo: Pick<Http, 'data'>; edition: string; locale: Locale };
const personal = { credentials: 'include', bar: false } as const;

/** As many items as one request takes (`FavouriteListChange`). */
const itemsAtOnce = 25;
const maxTries = 5;

/**
 * Merges My List on this device with the account's, and stores the result in both. Does nothing
 * when the device has been synchronised with another member's account: the visitor decides then.
 */
export async function synchroniseList(at: At): Promise<'done' | 'other-account'> {
  const { expo, edition } = at;
  for (let tries = 1; ; tries += 1) {
    const path = `Favourites/List/${edition}`;
    const list = (await expo.data(path, personal)) as FavouriteList;
    const copy = readAccountCopy(edition);
    if (copy && copy.member !== list.Member && storedItems(edition).length > 0)
      return 'other-account';
    const account = list.Items.map(itemOf);
    const base = copy?.member === list.Member ? copy.items : [];
    const merged = mergeIntoDevice(edition, base, account);
    try {
      await upload(at, list.Version, differenceOf(account, merged));
    } catch (error) {
      // Another device was faster: merge with what it stored.
      if (error instanceof RequestFailed && error.code === 409 && tries < maxTries) continue;
      throw error;
    }
    writeAccountCopy({ edition, member: list.Member, items: merged });
    await fetchMissingNames(at);
    return 'done';
  }
}

/** Whether the device has nothing that the account has not. */
export function isSynchronised(edition: string): boolean {
  const copy = readAccountCopy(edition);
  return copy !== undefined && isSameList(copy.items, storedItems(edition));
}

const storedItems = (edition: string) =>
  readList(readStoredText() ?? null, edition).map((entry) => notedItem(entry));

function mergeIntoDevice(
  edition: string,
  base: readonly NotedItem[],
  account: readonly NotedItem[],
): NotedItem[] {
  let merged: NotedItem[] = [];
  const isStored = changeStoredList(edition, (entries) => {
    const device = entries.map((entry) => notedItem(entry));
    merged = mergeLists({ base, device, account });
    return isSameList(device, merged) ? entries : merged.map((item) => entryOf(item, entries));
  });
  if (!isStored) throw new Error('The device stores nothing.');
  return merged;
}

/** The facts of the device's entry, if it has one, with the merged notes. */
function entryOf(item: NotedItem, entries: readonly ListEntry[]): ListEntry {
  const existing = find(entries, item);
  if (!existing) return { names: {}, booths: [], ...item };
  const { want: _want, rating: _rating, taste: _taste, ...facts } = existing;
  return { ...facts, ...item };
}

async function upload(
  { expo, edition }: At,
  version: string,
  { changed, removed }: ReturnType<typeof differenceOf>,
): Promise<void> {
  let Version = version;
  let Removed = removed.map(({ kind, id }) => ({ Kind: kind, Id: id }));
  for (let from = 0; from < changed.length || Removed.length > 0; from += itemsAtOnce) {
    const Items = changed.slice(from, from + itemsAtOnce).map(recordOf);
    ({ Version } = (await expo.data(`Favourites/List/${edition}`, {
      ...personal,
      method: 'PUT',
      body: { Version, Items, Removed },
    })) as FavouriteListVersion);
    Removed = [];
  }
}

/** Entries from another device have no name here yet. */
async function fetchMissingNames({ expo, edition, locale }: At): Promise<void> {
  const unnamed = readList(readStoredText() ?? null, edition).filter(
    ({ names }) => Object.keys(names).length === 0,
  );
  const key = listedKey(edition, locale, unnamed);
  if (key === undefined) return;
  const records = entriesOf((await expo.data(key, { bar: false })) as ListedRecords, locale);
  changeStoredList(edition, (entries) =>
    entries.map((entry) => {
      const record = records.find((one) => isSame(one, entry));
      return record ? withFacts(entry, record) : entry;
    }),
  );
}

const itemOf = ({ Kind, Id, Note, Want, Rating, Taste }: FavouriteItem): NotedItem => ({
  kind: Kind,
  id: Id,
  note: Note,
  ...(Want && { want: Want }),
  ...(Rating !== undefined && { rating: Rating }),
  ...(Taste.length > 0 && { taste: Taste }),
});

const recordOf = ({ kind, id, note, want, rating, taste }: NotedItem): FavouriteItem => ({
  Kind: kind,
  Id: id,
  Note: note,
  ...(want && { Want: want }),
  ...(rating !== undefined && { Rating: rating }),
  Taste: [...(taste ?? [])],
});
