import { isSame, joinedListLimit, joinedNoteLimit, type ListKind, type Notes } from './my-list.ts';

/** An item as it is synchronised: which record, and the visitor's notes. */
export type NotedItem = { kind: ListKind; id: string } & Notes;
export type Lists = {
  /** The list after the last synchronisation; empty before the first. */
  base: readonly NotedItem[];
  device: readonly NotedItem[];
  account: readonly NotedItem[];
};

/**
 * Merges the list of a device with that of the account (three-way merge). An item that one side has
 * removed since the last synchronisation stays removed, unless the other side has changed its notes.
 * Before the first synchronisation nothing is removed. Needs no clocks, which differ from device to
 * device.
 */
export function mergeLists({ base, device, account }: Lists): NotedItem[] {
  const keys = [...account, ...device.filter((one) => !find(account, one))];
  return keys
    .flatMap((key) => {
      const before = find(base, key);
      const [here, there] = [find(device, key), find(account, key)];
      if (here && there) return [mergeNotes(before, here, there)];
      const only = here ?? there;
      return !only || (before && hasSameNotes(before, only)) ? [] : [only];
    })
    .slice(0, joinedListLimit);
}

export const find = <Item extends { kind: ListKind; id: string }>(
  items: readonly Item[],
  of: { kind: ListKind; id: string },
): Item | undefined => items.find((one) => isSame(one, of));

export function hasSameNotes(one: Notes, other: Notes): boolean {
  return (
    one.note === other.note &&
    one.want === other.want &&
    one.rating === other.rating &&
    writeTaste(one) === writeTaste(other)
  );
}

const writeTaste = ({ taste = [] }: Notes) => [...taste].sort().join();
const unknown: Notes = { note: '' };

function mergeNotes(base: Notes = unknown, here: NotedItem, there: NotedItem): NotedItem {
  const want = here.want === base.want ? there.want : here.want;
  const rating = here.rating === base.rating ? there.rating : here.rating;
  const taste = mergeTaste(base, here, there);
  return {
    kind: here.kind,
    id: here.id,
    note: mergeText(base.note, here.note, there.note),
    ...(want && { want }),
    ...(rating !== undefined && { rating }),
    ...(taste.length > 0 && { taste }),
  };
}

/** Both texts, if both sides have changed the note. */
function mergeText(base: string, here: string, there: string): string {
  if (here === base || there.includes(here)) return there;
  if (there === base || here.includes(there)) return here;
  return `${there}\n${here}`.slice(0, joinedNoteLimit);
}

/** Each word is merged by itself. */
function mergeTaste(base: Notes, here: Notes, there: Notes): string[] {
  const has = ({ taste = [] }: Notes, word: string) => taste.includes(word);
  const codes = new Set([...(there.taste ?? []), ...(here.taste ?? [])]);
  return [...codes].filter((word) =>
    has(here, word) === has(base, word) ? has(there, word) : has(here, word),
  );
}
