import type { Picture } from '../../contract/wire.ts';
import { type Locale, localeCodes } from '../../contract/locales.ts';

export type ListKind = 'exhibitor' | 'product' | 'event';

/** Texts in the languages that the reader has seen. */
export type SeenTexts = Partial<Record<Locale, string>>;
const areaCodes = ['wine', 'spirits', 'sake', 'beer'] as const;
const wants = ['must', 'maybe'] as const;

/**
 * What the visitor adds to an item. With a login it is synchronised with the account. `taste` holds
 * codes of words such as `dry`.
 */
export type Notes = {
  note: string;
  want?: (typeof wants)[number];
  /** 1 to 5. */
  rating?: number;
  taste?: readonly string[];
};

/**
 * What the fair says about an item, stored to show it offline. `spot` is the position in the hall in
 * metres. `start`, `end` and `places` are for calendar entries, in ISO 8601.
 */
export type RecordFacts = {
  names: SeenTexts;
  booths: readonly string[];
  spot?: { x: number; y: number };
  start?: string;
  end?: string;
  places?: SeenTexts;
  /** Code of the place on the floor plan. */
  placeCode?: string;
  /** Minutes to walk from the main entrance. */
  walk?: number;
  countries?: SeenTexts;
  area?: (typeof areaCodes)[number];
  picture?: Picture;
};

/** Facts whose change the visitor is told of. */
export type SeenFacts = Pick<RecordFacts, 'names' | 'booths' | 'start' | 'end' | 'places'> & {
  isDeleted?: true;
};

/**
 * An item of the reader's list. `seen` are the facts that the reader has seen last, if they may
 * differ. The organiser no longer shows a record that `isDeleted`.
 */
export type ListEntry = { kind: ListKind; id: string } & RecordFacts &
  Notes & { seen?: SeenFacts; isDeleted?: true };
export type NewEntry = { kind: ListKind; id: string } & RecordFacts;

/** More than a visitor can manage in four days, and small enough for every device. */
export const listLimit = 100;
/** Lists of several devices may be joined in one account. */
export const joinedListLimit = 300;
export const noteLimit = 300;
/** Notes of two devices may be joined. */
export const joinedNoteLimit = 2 * noteLimit + 1;

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
  return entries.map((one) => (one === existing ? withFacts(existing, entry) : one));
}

/** The entry with newer facts. Texts in the other language stay. */
export const withFacts = (entry: ListEntry, facts: RecordFacts): ListEntry => ({
  ...entry,
  ...facts,
  names: { ...entry.names, ...facts.names },
  ...((entry.places ?? facts.places) && { places: { ...entry.places, ...facts.places } }),
  ...((entry.countries ?? facts.countries) && {
    countries: { ...entry.countries, ...facts.countries },
  }),
});

export const withoutEntry = (
  entries: readonly ListEntry[],
  removed: Pick<ListEntry, 'kind' | 'id'>,
) => entries.filter((one) => !isSame(one, removed));

/** Changes the visitor's own notes of an entry. */
export const withNotes = (
  entries: readonly ListEntry[],
  of: Pick<ListEntry, 'kind' | 'id'>,
  notes: Partial<{ [Name in keyof Notes]: Notes[Name] | undefined }>,
): readonly ListEntry[] =>
  entries.map((one) =>
    isSame(one, of)
      ? (Object.fromEntries(
          Object.entries({ ...one, ...notes }).filter(([, value]) => value !== undefined),
        ) as ListEntry)
      : one,
  );

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
  return Array.isArray(entries) ? entries.flatMap(storedEntry).slice(0, joinedListLimit) : [];
}

const kinds: readonly ListKind[] = ['exhibitor', 'product', 'event'];
const letters = { exhibitor: 'e', product: 'p', event: 'c' } as const satisfies Record<
  ListKind,
  string
>;

/** Serialises a list for sharing: `e1001,p20001,c701`. */
export function writeHandover(entries: readonly Pick<ListEntry, 'kind' | 'id'>[]): string {
  return entries.map((entry) => handoverKey(entry)).join();
}

export const handoverKey = ({ kind, id }: Pick<ListEntry, 'kind' | 'id'>): string =>
  letters[kind] + id;

/** Reads a shared list. Links of earlier versions have dots between the items. */
export function readHandover(text: string): { kind: ListKind; id: string }[] {
  const read = text.split(/[.,]/u).flatMap((part) => {
    const [, letter, id] = /^([epc])([0-9]{1,9})$/u.exec(part) ?? [];
    const kind = kinds.find((one) => letters[one] === letter);
    return kind && id !== undefined ? [{ kind, id }] : [];
  });
  return read
    .filter((one, at) => read.findIndex((other) => isSame(one, other)) === at)
    .slice(0, joinedListLimit);
}

// As the account takes them (`FavouriteItem`): one other value would end the synchronisation.
const tasteCode = /^[a-z-]{1,20}$/u;
const isRating = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;

function storedEntry(value: unknown): ListEntry[] {
  if (!isRecord(value)) return [];
  const { id, note, want, rating, taste, seen, isDeleted } = value;
  const kind = kinds.find((one) => one === value['kind']);
  if (!kind || typeof id !== 'string' || !/^[0-9]{1,9}$/u.test(id) || !isRecord(value['names']))
    return [];
  const wanted = wants.find((one) => one === want);
  const codes = strings(taste).filter((code) => tasteCode.test(code));
  return [
    {
      kind,
      id,
      ...storedFacts(value),
      note: typeof note === 'string' ? note.slice(0, joinedNoteLimit) : '',
      ...(wanted && { want: wanted }),
      ...(isRating(rating) && { rating }),
      ...(codes.length > 0 && { taste: codes }),
      ...(isRecord(seen) && {
        seen: { ...storedFacts(seen), ...(seen['isDeleted'] === true && { isDeleted: true }) },
      }),
      ...(isDeleted === true && { isDeleted }),
    },
  ];
}

function storedFacts(value: Record<string, unknown>): RecordFacts {
  const { names, booths, spot, start, end, places, placeCode, walk } = value;
  const { countries, area, picture } = value;
  const knownArea = areaCodes.find((one) => one === area);
  return {
    names: storedTexts(names),
    booths: strings(booths),
    ...(isRecord(spot) &&
      typeof spot['x'] === 'number' &&
      typeof spot['y'] === 'number' && { spot: { x: spot['x'], y: spot['y'] } }),
    ...(typeof start === 'string' && { start }),
    ...(typeof end === 'string' && { end }),
    ...(isRecord(places) && { places: storedTexts(places) }),
    ...(typeof placeCode === 'string' && { placeCode }),
    ...(typeof walk === 'number' && { walk }),
    ...(isRecord(countries) && { countries: storedTexts(countries) }),
    ...(knownArea && { area: knownArea }),
    ...(isPicture(picture) && { picture }),
  };
}

/** The texts of a stored value, by their languages. */
export const storedTexts = (value: unknown): SeenTexts =>
  Object.fromEntries(
    localeCodes.flatMap((code) => {
      const text = isRecord(value) && value[code];
      return typeof text === 'string' ? [[code, text]] : [];
    }),
  );
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
/** Pictures come from the site only, whoever wrote the list. */
const isPicture = (value: unknown): value is Picture =>
  isRecord(value) && typeof value['Src'] === 'string' && value['Src'].startsWith('/api/');

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
