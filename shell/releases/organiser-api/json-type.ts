import type { Schema } from '@dswine/shared/contract/organiser-api';
import { ReleaseError } from '../errors.ts';

/** What values a schema allows. Alternatives of a union are merged: one array, one object. */
export type JsonType = {
  /** `string`, `number`, `integer`, `boolean`, `null`, or `any`. */
  scalars: ReadonlySet<string>;
  /** The only scalars of the type `string`, if they are listed. */
  values?: readonly string[] | undefined;
  items?: Schema | undefined;
  fields?: ReadonlyMap<string, Field> | undefined;
  /** The schema of fields that have any name. */
  rest?: Schema | undefined;
  /** The name of the component that describes the object. */
  name?: string | undefined;
};
export type Field = { schema: Schema; isOptional: boolean };

/** The named schemas of a document, and how many schemas may still be read. */
export type SchemaReader = { components: Readonly<Record<string, Schema>>; left: number };

/** Five times as many as all calls of the organiser have. Schemas may refer to themselves. */
const MOST_SCHEMAS = 200_000;

export function schemaReader(components: SchemaReader['components'] = {}): SchemaReader {
  return { components, left: MOST_SCHEMAS };
}

const nothing: JsonType = { scalars: new Set() };

/**
 * Reads one level of a schema: what items and fields are is not looked at.
 * @throws after too many schemas.
 */
export function jsonTypeOf(schema: Schema, reader: SchemaReader): JsonType {
  reader.left -= 1;
  if (reader.left < 0) throw new ReleaseError('organiserEndless', {});
  const { $ref, allOf, anyOf, oneOf, enum: values } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#/components/schemas/', '');
    const type = jsonTypeOf(reader.components[name] ?? {}, reader);
    return { ...type, ...(type.fields && { name }) };
  }
  const typeOf = (part: Schema) => jsonTypeOf(part, reader);
  if (allOf) return allOf.map(typeOf).reduce(intersect);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.map(typeOf).reduce(unite, nothing);
  if ('const' in schema) return literal([schema.const]);
  if (values) return literal(values);
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  return types.map((type) => ofType(type, schema)).reduce(unite, nothing);
}

/** A description for people. */
export function nameOfType(
  { scalars, values, items, fields, rest }: JsonType,
  reader: SchemaReader,
): string {
  return [
    ...[...scalars].filter((scalar) => scalar !== 'string' || !values),
    ...(values ?? []),
    ...(items ? [`${nameOfType(jsonTypeOf(items, reader), reader)}[]`] : []),
    ...(fields || rest ? ['object'] : []),
  ].join(' | ');
}

function ofType(type: string, schema: Schema): JsonType {
  if (type === 'array') return { ...nothing, items: schema.items ?? {} };
  if (type !== 'object') return { scalars: new Set([type]) };
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const fields = Object.entries(properties).map(
    ([name, part]) => [name, { schema: part, isOptional: !required.includes(name) }] as const,
  );
  const [pattern] = Object.values(patternProperties ?? {});
  const others = pattern ?? (additionalProperties === true ? {} : additionalProperties);
  return { ...nothing, fields: new Map(fields), ...(others && { rest: others }) };
}

function literal(values: readonly unknown[]): JsonType {
  const strings = values.filter((value) => typeof value === 'string');
  const scalars = new Set(values.map((value) => (value === null ? 'null' : typeof value)));
  return { scalars, ...(strings.length > 0 && { values: strings.sort() }) };
}

function unite(one: JsonType, other: JsonType): JsonType {
  const isListed = [one, other].every(({ scalars, values }) => values || !scalars.has('string'));
  const values = [...new Set([...(one.values ?? []), ...(other.values ?? [])])].sort();
  const either = (a: Schema, b: Schema): Schema => ({ anyOf: [a, b] });
  return {
    scalars: new Set([...one.scalars, ...other.scalars]),
    values: isListed && values.length > 0 ? values : undefined,
    items: joined(one.items, other.items, either),
    fields: joined(one.fields, other.fields, uniteFields),
    rest: joined(one.rest, other.rest, either),
    name: one.fields && other.fields ? undefined : (one.name ?? other.name),
  };
}

/** A field that one of the alternatives lacks may be missing. */
function uniteFields(
  one: ReadonlyMap<string, Field>,
  other: ReadonlyMap<string, Field>,
): ReadonlyMap<string, Field> {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => {
      const fields = [one.get(name), other.get(name)].filter((field) => field !== undefined);
      const isOptional = fields.length < 2 || fields.some((field) => field.isOptional);
      return [name, { schema: { anyOf: fields.map(({ schema }) => schema) }, isOptional }] as const;
    }),
  );
}

/** An object with the fields of both. */
function intersect(one: JsonType, other: JsonType): JsonType {
  return {
    scalars: new Set([...one.scalars].filter((scalar) => other.scalars.has(scalar))),
    values: one.values ?? other.values,
    items: one.items ?? other.items,
    fields: joined(one.fields, other.fields, (a, b) => new Map([...a, ...b])),
    rest: one.rest ?? other.rest,
  };
}

function joined<T>(one: T | undefined, other: T | undefined, join: (a: T, b: T) => T) {
  return one === undefined || other === undefined ? (one ?? other) : join(one, other);
}
