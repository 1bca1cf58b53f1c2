import {
  type Known,
  isObject,
  derivedFields,
  describeSchema,
  fillEmpty,
  schemaAt,
  schemaFor,
} from '../../records/record-fields.ts';
import { type EditionFile, type EditionRecords, editionFiles } from '../../records/records.ts';
import { firstAddedProduct } from '../../../store/edits.ts';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';

/** What is wrong with a field, named by its JSON pointer. */
export type Fault = { pointer: string; reason: string };
type TermKind = EditionRecords['terms']['Kind'];
type Target = TermKind | 'area' | 'booth' | 'exhibitor';

/** The fields that name other records. */
const references: { [K in EditionFile]?: Record<string, Target> } = {
  terms: { Area: 'area' },
  hall: { Area: 'area' },
  exhibitors: {
    Country: 'country',
    Areas: 'area',
    Categories: 'category',
    Tags: 'tag',
    Booths: 'booth',
  },
  products: {
    ExhibitorId: 'exhibitor',
    Category: 'category',
    Country: 'country',
    Tags: 'tag',
    Area: 'area',
  },
  news: { Category: 'news-category', Area: 'area' },
  calendar: { Topic: 'calendar-topic', Area: 'area', Languages: 'language' },
  'exhibitor-news': { ExhibitorId: 'exhibitor', Category: 'exhibitor-news-category' },
  videos: { ExhibitorId: 'exhibitor', Category: 'video-category', Area: 'area' },
};

/** What is wrong with what a record names and with its days. It need not fit its schema. */
export function checkReferences(kind: EditionFile, record: unknown, known: Known): Fault[] {
  if (!isObject(record)) return [];
  const named = Object.entries(references[kind] ?? {}).flatMap(([field, target]) =>
    wrongReferences(`/${field}`, record[field], { target, known }),
  );
  return [...named, ...impossibleDates('', record)];
}

/** What is wrong with a record that fits its schema. */
export function checkRecord<K extends EditionFile>(
  kind: K,
  record: EditionRecords[K],
  known: Known,
): Fault[] {
  return [...checkReferences(kind, record, known), ...(checks[kind]?.(record, known) ?? [])];
}

const checks: { [K in EditionFile]?: (record: EditionRecords[K], known: Known) => Fault[] } = {
  edition: wrongDays,
  hall(record, { hall }) {
    if (record.Kind !== 'booth') return [];
    return [...hall.values()].flatMap((other) =>
      other.Kind === 'booth' && overlap(record, other)
        ? { pointer: '', reason: `booth ${record.Number} overlaps booth ${other.Number}` }
        : [],
    );
  },
  exhibitors: ({ Website }) =>
    Website === undefined || URL.canParse(Website)
      ? []
      : [{ pointer: '/Website', reason: `not a web address: ${Website}` }],
  products: ({ Id }) =>
    Number(Id) < firstAddedProduct
      ? []
      : [{ pointer: '/Id', reason: `ids from ${firstAddedProduct} are for exhibitors: ${Id}` }],
  calendar: ({ Start, End }) =>
    Date.parse(Start) >= Date.parse(End)
      ? [{ pointer: '/End', reason: `End is not after Start: ${Start}, ${End}` }]
      : [],
};

type Reference = { target: Target; known: Known };

function wrongReferences(pointer: string, value: unknown, { target, known }: Reference): Fault[] {
  const named = Array.isArray(value) ? value : [value];
  return named.flatMap((code: unknown, at) => {
    const place = Array.isArray(value) ? `${pointer}/${at}` : pointer;
    if (typeof code !== 'string') return [];
    if (named.indexOf(code) !== at)
      return { pointer: place, reason: `${target} ${code} is named twice` };
    if (isKnown(target, code, known)) return [];
    return { pointer: place, reason: `unknown ${target}: ${code}; ${listed(target, known)}` };
  });
}

function isKnown(target: Target, code: string, { areas, hall, exhibitors, terms }: Known): boolean {
  if (target === 'area') return areas.has(code);
  if (target === 'exhibitor') return exhibitors.has(code);
  return target === 'booth' ? hall.get(code)?.Kind === 'booth' : terms.has(`${target}/${code}`);
}

const shownCodes = 20;
function listed(target: Target, known: Known): string {
  const all = [...known.areas.keys(), ...known.hall.keys(), ...known.exhibitors.keys()];
  const terms = [...known.terms.values()].map(({ Code }) => Code);
  const codes = [...new Set([...all, ...terms])].filter((code) => isKnown(target, code, known));
  const more = codes.length - shownCodes;
  if (codes.length === 0) return 'there are none';
  return `there are ${codes.slice(0, shownCodes).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Each day of the fair has its hours once; the next fair comes later. */
function wrongDays({ StartDate, EndDate, Hours, Next }: EditionRecords['edition']): Fault[] {
  if (StartDate > EndDate)
    return [{ pointer: '/EndDate', reason: `EndDate is before StartDate: ${EndDate}` }];
  const days = Hours.map(({ Date: day }) => day);
  const missing = daysBetween(StartDate, EndDate).filter((day) => !days.includes(day));
  return [
    ...missing.map((day) => ({ pointer: '/Hours', reason: `there are no hours for ${day}` })),
    ...Hours.flatMap(({ Date: day, Open, Close }, at) => [
      ...fault(`/Hours/${at}/Date`, days.indexOf(day) !== at && `${day} is there twice`),
      ...fault(
        `/Hours/${at}/Date`,
        (day < StartDate || day > EndDate) && `${day} is not from ${StartDate} to ${EndDate}`,
      ),
      ...fault(`/Hours/${at}/Close`, Open >= Close && `Close is not after Open: ${Open}, ${Close}`),
    ]),
    ...fault('/Next/StartDate', Next && Next.StartDate <= EndDate && `not after ${EndDate}`),
    ...fault(
      '/Next/EndDate',
      Next && Next.StartDate > Next.EndDate && `Next.EndDate is before Next.StartDate`,
    ),
  ];
}

const fault = (pointer: string, reason: string | false | undefined): Fault[] =>
  typeof reason === 'string' ? [{ pointer, reason }] : [];

const day = 24 * 60 * 60 * 1000;
const longestFair = 366;

function daysBetween(first: string, last: string): string[] {
  const count = Math.min((Date.parse(last) - Date.parse(first)) / day, longestFair);
  return Array.from({ length: Number.isNaN(count) ? 0 : count + 1 }, (_, at) =>
    new Date(Date.parse(first) + at * day).toISOString().slice(0, 10),
  );
}

/** What looks like a day or a time, but is none. */
function impossibleDates(pointer: string, value: unknown): Fault[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => impossibleDates(`${pointer}/${at}`, item));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      impossibleDates(`${pointer}/${key}`, inner),
    );
  const [, date] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d\S*)?$/u.exec(String(value)) ?? [];
  if (typeof value !== 'string' || date === undefined) return [];
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return fault(pointer, !(isDay && !Number.isNaN(Date.parse(value))) && `no such date: ${value}`);
}

type Shape = { X: number; Y: number; W: number; H: number };

/**
 * Whether two booths overlap by more than a centimetre. Lengths are metres; neighbours may touch.
 */
function overlap(a: Shape, b: Shape): boolean {
  const slack = 0.01;
  return (
    a.X + a.W > b.X + slack &&
    b.X + b.W > a.X + slack &&
    a.Y + a.H > b.Y + slack &&
    b.Y + b.H > a.Y + slack
  );
}

export function sessionsOutside(
  calendar: readonly EditionRecords['calendar'][],
  [edition]: readonly EditionRecords['edition'][],
): string[] {
  return calendar.flatMap(({ Id, Start, End }) => {
    const hours = edition?.Hours.find(({ Date: date }) => date === Start.slice(0, 10));
    if (hours && Start.slice(11, 16) >= hours.Open && End.slice(11, 16) <= hours.Close) return [];
    const opening = hours ? `open from ${hours.Open} to ${hours.Close}` : 'closed';
    return `calendar ${Id} is from ${Start} to ${End}, when the fair is ${opening}`;
  });
}

/** Fills in what a record leaves out and can be derived. */
export function deriveFields(kind: EditionFile, record: unknown, known: Known): void {
  if (!isObject(record)) return;
  fillEmpty(editionFiles[kind], record);
  for (const [name, { derive }] of Object.entries(derivedFields[kind] ?? {}))
    if (record[name] === undefined) {
      const derived = derive(record, known);
      const isNothing = derived === undefined || (Array.isArray(derived) && derived.length === 0);
      if (!isNothing) record[name] = derived;
    }
}

const compiled = new Map<TSchema, ReturnType<typeof Compile>>();
function compile(schema: TSchema) {
  const found = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, found);
  return found;
}

/** All that does not fit the schema of a kind, in words. */
export function checkShape(kind: EditionFile, record: unknown): Fault[] {
  const schema = schemaFor(editionFiles[kind], record);
  const validator = compile(schema);
  if (validator.Check(record)) return [];
  const errors = [...validator.Errors(record)];
  const unions = errors.flatMap(({ keyword, schemaPath }) =>
    keyword === 'anyOf' ? `${schemaPath}/anyOf/` : [],
  );
  const own = errors.filter(
    ({ schemaPath, keyword }) =>
      keyword !== 'boolean' && !unions.some((union) => schemaPath.startsWith(union)),
  );
  const faults = own.flatMap(({ keyword, instancePath, params }): Fault[] => {
    const at = instancePath.split('/').slice(1);
    const { requiredProperties = [], additionalProperties = [] } = params as Names;
    if (keyword === 'required')
      return requiredProperties.map((name) => ({
        pointer: `${instancePath}/${name}`,
        reason: `is missing: ${describeSchema(schemaAt(schema, [...at, name]) ?? schema)}`,
      }));
    const expected = describeSchema(schemaAt(schema, at) ?? schema);
    if (keyword === 'additionalProperties')
      return additionalProperties.map((name) => ({
        pointer: `${instancePath}/${name}`,
        reason: `unknown field; there are ${expected}`,
      }));
    return [
      { pointer: instancePath, reason: `must be ${expected}, not ${shown(valueAt(record, at))}` },
    ];
  });
  return [...new Map(faults.map((fault) => [fault.pointer, fault])).values()];
}

type Names = { requiredProperties?: string[]; additionalProperties?: string[] };

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (Object(inner) as Record<string, unknown>)[key], value);

const longest = 60;
const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, longest);

/** `/Hours/0/Date` as `Hours.1.Date`. */
export const fieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/u.test(key) ? String(Number(key) + 1) : key))
    .join('.');
