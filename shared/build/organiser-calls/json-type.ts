/** The parts of a JSON schema that say what a value is, without those that only limit it. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  patternProperties?: Readonly<Record<string, Schema>>;
};

/** What values a schema allows. Alternatives of a union are merged: one array, one object. */
export type JsonType = {
  /** `string`, `number`, `integer`, `boolean`, `null`, or `any`. */
  scalars: ReadonlySet<string>;
  /** The only strings, if they are listed. */
  values?: readonly string[] | undefined;
  items?: JsonType | undefined;
  fields?: ReadonlyMap<string, Field> | undefined;
  /** Type of the fields that have any name. */
  rest?: JsonType | undefined;
};
export type Field = { type: JsonType; isOptional: boolean };

/** Finds the schema of a reference. */
export type Resolve = (reference: string) => Schema;

const nothing: JsonType = { scalars: new Set() };
const anything: JsonType = { scalars: new Set(['any']) };

export function jsonTypeOf(schema: Schema, resolve: Resolve): JsonType {
  const inner = (part: Schema) => jsonTypeOf(part, resolve);
  if (schema.$ref !== undefined) return inner(resolve(schema.$ref));
  if (schema.allOf) return schema.allOf.map(inner).reduce(intersect);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map(inner).reduce(unite, nothing);
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.enum) return literal(schema.enum);
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  if (types.length === 0) return anything;
  return types.map((type) => ofType(type, schema, inner)).reduce(unite, nothing);
}

function ofType(type: string, schema: Schema, inner: (part: Schema) => JsonType): JsonType {
  if (type === 'array') return { ...nothing, items: schema.items ? inner(schema.items) : anything };
  if (type !== 'object') return { scalars: new Set([type]) };
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const fields = Object.entries(properties).map(
    ([name, part]) => [name, { type: inner(part), isOptional: !required.includes(name) }] as const,
  );
  const [pattern] = Object.values(patternProperties ?? {});
  const others = pattern ?? (additionalProperties === true ? {} : additionalProperties);
  return { ...nothing, fields: new Map(fields), ...(others && { rest: inner(others) }) };
}

function literal(values: readonly unknown[]): JsonType {
  const strings = values.filter((value) => typeof value === 'string');
  const scalars = new Set(values.map((value) => (value === null ? 'null' : typeof value)));
  const isWritable = strings.every((value) => /^[^|[\]]+$/.test(value));
  return { scalars, ...(isWritable && strings.length > 0 && { values: strings.sort() }) };
}

function unite(one: JsonType, other: JsonType): JsonType {
  const isListed = [one, other].every(({ scalars, values }) => values || !scalars.has('string'));
  const values = [...new Set([...(one.values ?? []), ...(other.values ?? [])])].sort();
  return {
    scalars: new Set([...one.scalars, ...other.scalars]),
    values: isListed && values.length > 0 ? values : undefined,
    items: joined(one.items, other.items, unite),
    fields: joined(one.fields, other.fields, uniteFields),
    rest: joined(one.rest, other.rest, unite),
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
      const [a, b] = [one.get(name), other.get(name)];
      const type = joined(a?.type, b?.type, unite) ?? nothing;
      return [name, { type, isOptional: !a || !b || a.isOptional || b.isOptional }] as const;
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
