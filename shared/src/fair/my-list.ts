import type { Locale } from './locale.ts';

export type ListKind = 'exhibitor' | 'product' | 'event';

/**
 * An item of the reader's list, with the data to show it offline. Names are stored in the languages
 * that were seen. `spot` is the position in the hall in metres. `start` and `end` are ISO 8601, for
 * calendar entries.
 */
export type ListEntry = {
  kind: ListKind;
  id: string;
  names: Partial<Record<Locale, string>>;
  note: string;
  booths: readonly string[];
  spot?: { x: number; y: number };
  start?: string;
  end?: string;
};
export type NewEntry = Omit<ListEntry, 'note'>;

/** More than a visitor can manage in four days, and small enough for every device. */
export const listLimit = 100;
export const noteLimit = 300;

export const isSame = (
  a: Pick<ListEntry, 'kind' | 'id'>,
  b: Pick<ListEntry, 'kind' | 'id'>,
): boolean => a.kind === b.kind && a.id === b.id;

/**
 * Adds an entry. An existing entry is updated with the new data. A full list is returned unchanged.
 */
export function withEntry(entries: readonly ListEntry[], entry: NewEntry): readonly ListEntry[] {
  const existing = entries.find((one) => isSame(one, entry));
  if (!existing)
    return entries.length >= listLimit ? entries : [...entries, { ...entry, note: '' }];
  const fresh = { ...existing, ...entry, names: { ...existing.names, ...entry.names } };
  return entries.map((one) => (one === existing ? fresh : one));
}

export const withoutEntry = (
  entries: readonly ListEntry[],
  removed: Pick<ListEntry, 'kind' | 'id'>,
) => entries.filter((one) => !isSame(one, removed));

export const withNote = (
  entries: readonly ListEntry[],
  of: Pick<ListEntry, 'kind' | 'id'>,
  note: string,
) => entries.map((one) => (isSame(one, of) ? { ...one, note: note.slice(0, noteLimit) } : one));

/** Serialises the list for storage: one per edition, with a format version. */
export function writeList(edition: string, entries: readonly ListEntry[]): string {
  return JSON.stringify({ version: 1, edition, entries });
}

/**
 * Parses the stored list. Other versions, editions or programs may have written it, so invalid
 * entries are dropped.
 */
export function readList(text: string | null, edition: string): readonly ListEntry[] {
  const stored = parsed(text);
  if (!isRecord(stored) || stored['version'] !== 1 || stored['edition'] !== edition) return [];
  const { entries } = stored;
  return Array.isArray(entries) ? entries.flatMap(storedEntry).slice(0, listLimit) : [];
}

const kinds: readonly ListKind[] = ['exhibitor', 'product', 'event'];
const letters = { exhibitor: 'e', product: 'p', event: 'c' } as const satisfies Record<
  ListKind,
  string
>;

/** Serialises a list for sharing: `e1001.p20001.c701`. Notes are not shared. */
export function writeHandover(entries: readonly Pick<ListEntry, 'kind' | 'id'>[]): string {
  return entries.map(({ kind, id }) => `${letters[kind]}${id}`).join('.');
}

export function readHandover(text: string): { kind: ListKind; id: string }[] {
  const read = text.split('.').flatMap((part) => {
    const [, letter, id] = /^([epc])([0-9]{1,9})$/u.exec(part) ?? [];
    const kind = kinds.find((one) => letters[one] === letter);
    return kind && id !== undefined ? [{ kind, id }] : [];
  });
  return read
    .filter((one, at) => read.findIndex((other) => isSame(one, other)) === at)
    .slice(0, listLimit);
}

/**
 * Serialises a record for an attribute, one field per line: `e1001`, the names in Chinese and in
 * English, booths, position, start and end. JSON would need an entity for each quotation mark.
 */
export function writeEntry({ kind, id, names, booths, spot, start, end }: NewEntry): string {
  return [
    letters[kind] + id,
    names.tw,
    names.en,
    booths.join(),
    spot && `${spot.x},${spot.y}`,
    start,
    end,
  ]
    .map((field = '') => field.replaceAll(/\s+/gu, ' '))
    .join('\n')
    .trimEnd();
}

/** Parses what `writeEntry` wrote. Undefined if the text names no record. */
export function readEntry(text: string): NewEntry | undefined {
  const [key = '', tw, en, booths, spot, start, end] = text.split('\n');
  const [record] = readHandover(key);
  const [x = NaN, y = NaN] = spot ? spot.split(',').map(Number) : [];
  return (
    record && {
      ...record,
      names: { ...(tw && { tw }), ...(en && { en }) },
      booths: booths ? booths.split(',') : [],
      ...(Number.isFinite(x) && Number.isFinite(y) && { spot: { x, y } }),
      ...(start && { start }),
      ...(end && { end }),
    }
  );
}

function storedEntry(value: unknown): ListEntry[] {
  if (!isRecord(value)) return [];
  const { id, names, note, booths, spot, start, end } = value;
  const kind = kinds.find((one) => one === value['kind']);
  if (!kind || typeof id !== 'string' || !/^[0-9]{1,9}$/u.test(id) || !isRecord(names)) return [];
  const ownNames: ListEntry['names'] = {
    ...(typeof names['tw'] === 'string' && { tw: names['tw'] }),
    ...(typeof names['en'] === 'string' && { en: names['en'] }),
  };
  const numbers = Array.isArray(booths)
    ? booths.filter((one): one is string => typeof one === 'string')
    : [];
  return [
    {
      kind,
      id,
      names: ownNames,
      note: typeof note === 'string' ? note.slice(0, noteLimit) : '',
      booths: numbers,
      ...(isRecord(spot) &&
        typeof spot['x'] === 'number' &&
        typeof spot['y'] === 'number' && { spot: { x: spot['x'], y: spot['y'] } }),
      ...(typeof start === 'string' && { start }),
      ...(typeof end === 'string' && { end }),
    },
  ];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
