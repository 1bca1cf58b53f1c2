import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/**
 * Undefined for what is no JSON. Texts are in NFC, so that a path has one spelling for grants,
 * conflicts and requests.
 */
export function parseJson(bytes: Buffer): unknown {
  const inNfc = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC') : value;
  try {
    return JSON.parse(bytes.toString('utf8'), inNfc);
  } catch {
    return undefined;
  }
}

/** What is in the files of others: undefined for anything that does not follow the schema. */
export function checkedJson<Schema extends TSchema>(
  schema: Schema,
  bytes: Buffer | undefined,
): Static<Schema> | undefined {
  const read = bytes && parseJson(bytes);
  return Value.Check(schema, read) ? read : undefined;
}

const MAX_SHOWN = 80;

/** The first problem of a value: where, what is there, and what should be. */
export function schemaProblem(schema: TSchema, value: unknown): string | undefined {
  if (Value.Check(schema, value)) return undefined;
  const errors = Value.Errors(schema, value);
  // What a record forbids is said of the key first, and then of the record.
  const { instancePath = '', keyword, message = '', schemaPath = '' } = errors[0] ?? {};
  if (keyword === 'boolean') return `${instancePath} has a name that is not allowed there`;
  const found = at(value, instancePath.split('/').slice(1));
  const shown = found === undefined ? '' : ` is ${JSON.stringify(found).slice(0, MAX_SHOWN)}, but`;
  const description = descriptionAt(schema, schemaPath);
  return `${instancePath || 'it'}${shown} must be ${description ?? `different (${message})`}`;
}

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => Object(found)[key.replaceAll('~1', '/').replaceAll('~0', '~')] as unknown,
    value,
  );
}

/** `#/properties/routes/items/properties/path`: the description of that schema. */
function descriptionAt(schema: TSchema, schemaPath: string): string | undefined {
  const { description } = Object(at(schema, schemaPath.split('/').slice(1))) as TSchema & {
    description?: string;
  };
  return description;
}
