import { instant, isoDate } from '@dswine/shared/contract/wire';
import { Type, type TSchema } from 'typebox';
import { patternOf, propertiesOf } from '../../records/record-fields.ts';
import { editionFiles, type EditionFile } from '../../records/records.ts';
import type { Entry } from './parse-records.ts';
import type { Cell } from './read-workbook.ts';

/** `ignored` names the columns that no field has. */
export type TableRecords = { entries: Entry[]; ignored: string[] };
/** `#` in the first cell: an example, or a note. */
const isNote = (cell: Cell | undefined) => String(cell ?? '').startsWith('#');
/** In the first cell of a sheet that has a row for each field. */
export const fieldHeading = 'Field';

/** The records of a table: a heading names a field, a row holds a record, or the reverse. */
export function tableRecords(kind: EditionFile, table: readonly (readonly Cell[])[]): TableRecords {
  const isTurned = table[0]?.[0] === fieldHeading;
  const [headings = [], ...rows] = isTurned ? turn(table) : table;
  const seen = new Set<string>();
  const columns = headings.map((heading, at) => {
    const name = String(heading ?? '')
      .replace(/\s*\(?\*\)?\s*$/u, '')
      .trim();
    const field = seen.has(name) ? undefined : resolve(editionFiles[kind], name.split('.'));
    seen.add(name);
    return { name, at, field, isFilled: rows.some((row) => !isEmpty(row[at])) };
  });
  const used = columns.flatMap(({ at, field }) => (field ? { at, ...field } : []));
  const unknown = columns.filter(
    ({ name, at, field, isFilled }) =>
      !field && !(isTurned && at === 0) && (name !== '' || isFilled),
  );
  const place = (row: number, column: number) =>
    isTurned
      ? { line: column + 1, column: letter(row) }
      : { line: row + 1, column: letter(column) };
  const entries = rows.flatMap((row, index): Entry[] => {
    const filled = used.filter(({ at }) => !isEmpty(row[at]));
    if (isNote(row[0]) || filled.length === 0) return [];
    const value = {};
    for (const { at, ...column } of filled) fill(value, column, row[at] ?? null);
    return [
      {
        line: index + 2,
        value,
        placeOf: (pointer) => place(index + 1, closest(used, pointer.split('/').slice(1))),
      },
    ];
  });
  const ignored = unknown.map(({ name, at }) => {
    const { line, column } = place(0, at);
    return `${isTurned ? `row ${line}` : `column ${column}`} (${name || 'no heading'})`;
  });
  return { entries, ignored };
}

/** The cell of a field of a record; empty if the record has none. */
export function cellOf(kind: EditionFile, record: unknown, name: string): string {
  const { keys = [] } = resolve(editionFiles[kind], name.split('.')) ?? {};
  return keys.length === 0 ? '' : valuesAt(record, keys).join(keys.at(-1) === '*' ? '; ' : '\n');
}

function valuesAt(value: unknown, [key, ...rest]: readonly Key[]): unknown[] {
  if (key === undefined) return value === undefined ? [] : [value];
  if (key === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  return valuesAt((Object(value) as Record<Key, unknown>)[key], rest);
}

const isEmpty = (cell: Cell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const turn = (table: readonly (readonly Cell[])[]): Cell[][] =>
  Array.from({ length: Math.max(...table.map((row) => row.length)) }, (_, at) =>
    table.map((row) => row[at] ?? null),
  );

/** `A` for 0, `AA` for 26. */
function letter(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letter(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** `*` for a place in a list that has several of a cell. */
type Key = string | number;
type Column = { keys: Key[]; schema: TSchema };

function resolve(schema: TSchema, [token, ...rest]: readonly string[]): Column | undefined {
  if (Type.IsArray(schema)) {
    const isIndexed = token !== undefined && /^[1-9]\d?$/u.test(token);
    const tokens = token === undefined || isIndexed ? rest : [token, ...rest];
    return before(isIndexed ? Number(token) - 1 : '*', resolve(schema.items, tokens));
  }
  const properties = propertiesOf(schema);
  if (token === undefined) return properties.size === 0 ? { keys: [], schema } : undefined;
  const property = properties.get(token);
  return property && before(token, resolve(property.schema, rest));
}

const before = (key: Key, column: Column | undefined): Column | undefined =>
  column && { ...column, keys: [key, ...column.keys] };

/** The column of a pointer: the one with the longest common way. */
function closest(columns: readonly (Column & { at: number })[], pointer: string[]): number {
  const common = ({ keys }: Column) => {
    const differs = pointer.findIndex((part, at) => keys[at] !== '*' && part !== String(keys[at]));
    return differs === -1 ? pointer.length : differs;
  };
  const [best] = columns.toSorted((one, other) => common(other) - common(one));
  return best && common(best) > 0 ? best.at : 0;
}

function fill(record: Record<Key, unknown>, { keys, schema }: Column, cell: Cell): void {
  const cells = keys.includes('*') ? partsOf(cell, keys.at(-1) === '*') : [cell];
  for (const [index, part] of cells.entries())
    set(
      record,
      keys.map((key) => (key === '*' ? index : key)),
      readCell(part, schema),
    );
}

/** Texts by lines, as they hold semicolons themselves. */
function partsOf(cell: Cell, isScalar: boolean): Cell[] {
  if (typeof cell !== 'string') return [cell];
  return cell
    .split(isScalar ? /[;；\n]/u : /\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function set(target: Record<Key, unknown>, [key = '', ...rest]: readonly Key[], value: unknown) {
  if (rest.length === 0) return void (target[key] = value);
  const inner = (target[key] ??= typeof rest[0] === 'number' ? [] : {});
  set(inner as Record<Key, unknown>, rest, value);
}

const booleans: Record<string, boolean> = {
  yes: true,
  true: true,
  是: true,
  no: false,
  false: false,
  否: false,
};

function readCell(cell: Cell, schema: TSchema): unknown {
  if (cell instanceof Date) return readDate(cell, schema);
  if (typeof cell !== 'string') return Type.IsString(schema) ? String(cell) : cell;
  // The desk and the template keep spreadsheets from reading formulas with an apostrophe.
  const text = cell.trim().replace(/^'(?=[=+\-@])/u, '');
  if (Type.IsBoolean(schema) || ('const' in schema && schema.const === true))
    return booleans[text.toLowerCase()] ?? text;
  if (Type.IsNumber(schema) || Type.IsInteger(schema))
    return Number.isNaN(Number(text)) ? text : Number(text);
  if (patternOf(schema) === patternOf(isoDate))
    return text.replace(
      /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/u,
      (_, year: string, ...parts: string[]) =>
        [year, ...parts.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-'),
    );
  if (patternOf(schema) === patternOf(instant))
    return text.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/u, '$1T$2+08:00');
  return text;
}

/** Spreadsheets hold wall time; the fraction of a day is not exact. A time of day is of 1899. */
function readDate(date: Date, schema: TSchema): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  if (date.getUTCFullYear() < 1901) return text.slice(11, 16);
  return patternOf(schema) === patternOf(instant)
    ? `${text.slice(0, 19)}+08:00`
    : text.slice(0, 10);
}
