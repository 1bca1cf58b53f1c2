import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { isLocale } from './locales.ts';
import type { Bilingual } from './wire.ts';

/** A record with each bilingual text in one language. */
export type Localised<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

/**
 * The schema of what pages get of a record, and of further fields: each bilingual text in the
 * requested language.
 */
export function localised<Schema extends TSchema>(
  record: Schema,
): TUnsafe<Localised<Static<Schema>>> {
  return Type.Unsafe<Localised<Static<Schema>>>(inOneLanguage(record));
}

function inOneLanguage(schema: TSchema): TSchema {
  const translated = translate(schema);
  return Type.IsOptional(schema) ? Type.Optional(translated) : translated;
}

/** Responses may get further fields, so their objects are open. */
function translate(schema: TSchema): TSchema {
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(inOneLanguage));
  if (Type.IsArray(schema)) {
    const { type: _type, items, ...bounds } = schema;
    return Type.Array(inOneLanguage(items), bounds);
  }
  if (!Type.IsObject(schema)) return schema;
  if (Object.keys(schema.properties).every(isLocale)) return Type.String();
  return Type.Object(
    Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, inOneLanguage(inner)]),
    ),
  );
}
