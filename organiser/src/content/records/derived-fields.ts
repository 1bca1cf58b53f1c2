import type { EditionFile, EditionRecords } from './records.ts';

/** The accepted records by key, of which others may be derived and to which they may refer. */
export type Known = { readonly [K in EditionFile]: ReadonlyMap<string, EditionRecords[K]> };
/** A record whose fields may be missing or of any kind. */
export type Draft = Readonly<Record<string, unknown>>;
type Derived = { from: string; derive: (record: Draft, known: Known) => unknown };

const strings = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');
const unique = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const exhibitorOf = ({ ExhibitorId }: Draft, { exhibitors }: Known) =>
  exhibitors.get(strings(ExhibitorId)[0] ?? '');
const zero = { from: '0', derive: () => 0 };

/** What an import derives of a record that leaves it out. */
export const derivedFields: { [K in EditionFile]?: Record<string, Derived> } = {
  edition: {
    ExhibitionYear: { from: 'the year in `Code`', derive: ({ Code }) => yearOf(Code) },
    PreRegExhCode: { from: '`Code`', derive: ({ Code }) => Code },
    ShortName: { from: '`ShowName`', derive: ({ ShowName }) => ShowName },
    StartDate: { from: 'the first of `Hours`', derive: ({ Hours }) => daysOf(Hours)[0] },
    EndDate: { from: 'the last of `Hours`', derive: ({ Hours }) => daysOf(Hours).at(-1) },
  },
  exhibitors: {
    Areas: {
      from: 'the areas of its booths',
      derive: ({ Booths }, { hall }) =>
        unique(
          strings(Booths).map((booth) => {
            const found = hall.get(booth);
            return found?.Kind === 'booth' ? found.Area : undefined;
          }),
        ),
    },
    Brands: {
      from: 'its name',
      derive: ({ Name }) => strings(Object.values(Object(Name))).slice(-1),
    },
    Popularity: zero,
  },
  products: {
    Brand: {
      from: 'the first brand of its exhibitor',
      derive: (record, known) => exhibitorOf(record, known)?.Brands[0],
    },
    Country: {
      from: 'the country of its exhibitor',
      derive: (record, known) => exhibitorOf(record, known)?.Country,
    },
    Area: {
      from: 'the area of its category, or else of its exhibitor',
      derive: (record, known) =>
        known.terms.get(`category/${strings(record['Category'])[0] ?? ''}`)?.Area ??
        exhibitorOf(record, known)?.Areas[0],
    },
    Model: { from: 'none', derive: () => '' },
    Popularity: zero,
    Rating: zero,
  },
};

const yearOf = (code: unknown) => strings(code)[0]?.match(/\d{4}$/u)?.[0];
const daysOf = (hours: unknown): string[] =>
  [hours]
    .flat()
    .flatMap((day) => strings((Object(day) as Draft)['Date']))
    .sort();
