/**
 * Page data as JSON holds long lists of records with the same fields. `packData` writes such a list
 * by column, `{ $: 24, Id: ['1302', …], Area: ['wine'] }`: each field's name once, and a value once
 * where it is the same in all records. Texts that begin alike, such as addresses, become
 * `{ $: 'the beginning', of: [the rests] }`. A record inside of records becomes columns as well.
 * `null` stands for a field that a record does not have. No field of the contract is named `$`.
 */
export function packData(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    const columns = list.length > 1 && list.every(isRecord) ? columnsOf(list) : undefined;
    return columns ? { $: list.length, ...columns } : list.map(packData);
  }
  return isRecord(value) ? mapValues(value, packData) : value;
}

/** Reads what `packData` wrote. */
export function unpackData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackData);
  if (!isRecord(value)) return value;
  const { $: count, ...columns } = value;
  return typeof count === 'number' ? rowsOf(count, columns) : mapValues(value, unpackData);
}

/** A shorter common beginning saves nothing. */
const MIN_PREFIX = 8;

type JsonRecord = Record<string, unknown>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(record: JsonRecord, map: (value: unknown) => unknown): JsonRecord {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Undefined where a field holds `null`, which columns could not tell from a missing field. */
function columnsOf(rows: readonly JsonRecord[]): JsonRecord | undefined {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const fields = keys.map((key) => [key, rows.map((row) => row[key])] as const);
  if (fields.some(([, values]) => values.includes(null))) return undefined;
  return Object.fromEntries(fields.map(([key, values]) => [key, columnOf(values)]));
}

function columnOf(values: readonly unknown[]): unknown {
  const nested = values.every(isRecord) ? columnsOf(values) : undefined;
  if (nested) return nested;
  const column = values.map((value) => packData(value) ?? null);
  const [first] = column;
  const text = JSON.stringify(first);
  const isConstant = column.every((one) => one === first || JSON.stringify(one) === text);
  if (isConstant) return [first];
  const texts = column.filter((one) => typeof one === 'string');
  const prefix = texts.length === column.length ? commonPrefix(texts) : '';
  if (prefix.length < MIN_PREFIX) return column;
  return { $: prefix, of: texts.map((text) => text.slice(prefix.length)) };
}

function commonPrefix([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

function rowsOf(count: number, columns: JsonRecord): JsonRecord[] {
  const rows = Array.from({ length: count }, (): JsonRecord => ({}));
  for (const [key, column] of Object.entries(columns)) {
    const values = valuesOf(column, count);
    for (const [index, row] of rows.entries()) {
      const value = values.length === 1 ? values[0] : values[index];
      if (value !== null) row[key] = value;
    }
  }
  return rows;
}

function valuesOf(column: unknown, count: number): readonly unknown[] {
  if (Array.isArray(column)) return column.map(unpackData);
  const { $: prefix, of: rests } = column as { $?: string; of?: string[] };
  if (prefix !== undefined && rests) return rests.map((rest) => prefix + rest);
  return rowsOf(count, column as JsonRecord);
}
