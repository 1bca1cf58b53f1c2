import { isLocale, localeCodes } from '@dswine/shared/contract/locales';
import { BoothNumber } from '@dswine/shared/contract/floorplan';
import { instant, isoDate, recordId, webAddress } from '@dswine/shared/contract/wire';
import { Type, type TSchema } from 'typebox';
import { editionFiles, type EditionFile, type EditionRecords } from './records.ts';

/** Which records need a field: all, those with its group, those without another language. */
export type Need = 'yes' | 'group' | 'language' | 'no';
export type RecordField = {
  /** Its path, as a column of a spreadsheet is headed: `Name.tw`, `Hours.1.Date`. */
  name: string;
  /** Of one value. */
  schema: TSchema;
  need: Need;
  /** Whether one cell holds several values: texts by lines, others also by semicolons. */
  isList: boolean;
};

/** The fields of a kind's records, in the order of its schema. */
export function recordFields(kind: EditionFile): RecordField[] {
  const derived = derivedFields[kind] ?? {};
  return [...walk(editionFiles[kind], '', { need: 'yes', isList: false })].map((field) =>
    (field.name.split('.')[0] ?? '') in derived ? { ...field, need: 'no' } : field,
  );
}

type At = { need: Need; isList: boolean };

function* walk(schema: TSchema, name: string, { need, isList }: At): Generator<RecordField> {
  if (Type.IsArray(schema)) {
    const { items } = schema;
    const isSeveral = isGroup(items) && !isText(items);
    const least = 'minItems' in schema ? need : 'no';
    const inner = least === 'no' && isSeveral ? 'group' : least;
    return yield* walk(items, isSeveral ? `${name}.1` : name, {
      need: inner,
      isList: !isSeveral,
    });
  }
  if (!isGroup(schema))
    return yield { name, schema, isList, need: Type.IsBoolean(schema) ? 'no' : need };
  for (const [key, { schema: inner, isOptional }] of propertiesOf(schema))
    yield* walk(inner, name === '' ? key : `${name}.${key}`, {
      need: isOptional ? needOf(schema, inner, need) : need,
      isList,
    });
}

function needOf(parent: TSchema, inner: TSchema, need: Need): Need {
  if (isText(parent)) return need === 'no' ? 'no' : 'language';
  return isGroup(inner) ? 'group' : 'no';
}

/** Of an object, or of a union of objects: a field is optional if one of them does without. */
export function propertiesOf(
  schema: TSchema,
): Map<string, { schema: TSchema; isOptional: boolean }> {
  const members = membersOf(schema);
  const names = new Set(members.flatMap(({ properties }) => Object.keys(properties)));
  return new Map(
    [...names].map((name) => {
      const found = members.flatMap(({ properties }) => properties[name] ?? []);
      const [first] = found;
      const isOptional = found.length < members.length || found.some((one) => Type.IsOptional(one));
      const areLiterals = found.length > 1 && found.every((one) => Type.IsLiteral(one));
      return [
        name,
        { schema: areLiterals ? Type.Union(found) : (first ?? Type.Any()), isOptional },
      ];
    }),
  );
}

type ObjectSchema = TSchema & { properties: Record<string, TSchema> };
const membersOf = (schema: TSchema): ObjectSchema[] =>
  (Type.IsUnion(schema) ? schema.anyOf : [schema]).filter((one) => Type.IsObject(one));

const isGroup = (schema: TSchema) => membersOf(schema).length > 0;

/** A text in one language or several. */
export const isText = (schema: TSchema) =>
  isGroup(schema) && [...propertiesOf(schema).keys()].every(isLocale);

/** The schema that a value is to meet: of a union of objects, the one with its `Kind`. */
export function schemaFor(schema: TSchema, value: unknown): TSchema {
  const isSame = ({ properties: { Kind } }: ObjectSchema) =>
    Kind !== undefined && Type.IsLiteral(Kind) && isObject(value) && Kind.const === value['Kind'];
  return membersOf(schema).find(isSame) ?? schema;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills in what a record may leave out: lists without a minimum are empty, what is not is `no`. */
export function fillEmpty(schema: TSchema, value: unknown): void {
  if (Array.isArray(value) && Type.IsArray(schema))
    for (const item of value) fillEmpty(schema.items, item);
  if (!isObject(value)) return;
  const [member = schema] = membersOf(schemaFor(schema, value));
  if (!Type.IsObject(member)) return;
  for (const [key, inner] of Object.entries(member.properties)) {
    if (value[key] !== undefined) fillEmpty(inner, value[key]);
    else if (Type.IsOptional(inner)) continue;
    else if (Type.IsArray(inner) && !('minItems' in inner)) value[key] = [];
    else if (Type.IsBoolean(inner)) value[key] = false;
  }
}

export const patternOf = (schema: TSchema): string =>
  'pattern' in schema && typeof schema.pattern === 'string' ? schema.pattern : '';

const patterns: Record<string, string> = {
  [patternOf(recordId)]: 'a number of up to nine digits',
  [patternOf(isoDate)]: 'a day such as 2027-04-17',
  [patternOf(instant)]: 'a time such as 2027-04-17T10:00:00+08:00',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'the end of an address such as example.com',
  [patternOf(webAddress)]: 'an address such as https://example.com',
  [patternOf(BoothNumber)]: 'a booth number such as A0123',
  '^\\d{2}:\\d{2}$': 'a time such as 10:00',
  '^\\d{4}$': 'a year',
  '^[A-Z]+\\d{4}$': 'capital letters and a year, such as DSWINE2027',
  '^[a-z]{2}(-[A-Za-z]{2,4})?$': 'a language such as ja',
  '^[^\\s@<>,;]+@[^\\s@<>,;]+$': 'an e-mail address',
  '^[A-Z]{2}$': 'a code of two capital letters',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a code of small letters, digits and hyphens',
};

/** What a value is to be, in words. */
export function describeSchema(schema: TSchema): string {
  const { minimum, maximum, minItems } = schema as unknown as Record<string, unknown>;
  const values = valuesOf(schema);
  if (values.length > 0) return `one of ${values.join(', ')}`;
  const pattern = patternOf(schema);
  if (pattern !== '') return patterns[pattern] ?? `a text like ${pattern}`;
  if (Type.IsBoolean(schema)) return 'yes or no';
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) {
    const kind = Type.IsInteger(schema) ? 'a whole number' : 'a number';
    const bounds = [
      ...(minimum === undefined ? [] : [`from ${String(minimum)}`]),
      ...(maximum === undefined ? [] : [`up to ${String(maximum)}`]),
    ];
    return [kind, ...bounds].join(' ');
  }
  if (Type.IsArray(schema)) return minItems === undefined ? 'a list' : 'a list, not an empty one';
  if (isText(schema)) return `a text in one or more of the languages ${localeCodes.join(', ')}`;
  if (isGroup(schema))
    return membersOf(schema)
      .map(({ properties }) => `the fields ${Object.keys(properties).join(', ')}`)
      .join(', or ');
  return 'a text';
}

function valuesOf(schema: TSchema): unknown[] {
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum;
  if (Type.IsLiteral(schema)) return [schema.const];
  return Type.IsUnion(schema) ? schema.anyOf.flatMap(valuesOf) : [];
}

export function schemaAt(schema: TSchema, path: readonly string[]): TSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = Type.IsArray(schema)
    ? schema.items
    : isGroup(schema)
      ? propertiesOf(schema).get(key)?.schema
      : undefined;
  return inner && schemaAt(inner, rest);
}

/** The accepted records by key, of which others may be derived and to which they may refer. */
export type Known = { readonly [K in EditionFile]: ReadonlyMap<string, EditionRecords[K]> };
/** A record whose fields may be missing or of any kind. */
type Draft = Readonly<Record<string, unknown>>;
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
