import { Compile } from 'typebox/compile';
import { type TSchema } from 'typebox';
import { derivedFields, type Known } from '../../records/derived-fields.ts';
import {
  describeSchema,
  fillEmpty,
  isObject,
  schemaAt,
  schemaFor,
} from '../../records/record-fields.ts';
import { editionFiles, type EditionFile } from '../../records/records.ts';
import type { Fault } from './check-records.ts';

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
