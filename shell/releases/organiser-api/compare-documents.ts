import {
  type ApiDocument,
  type Operation,
  type Schema,
  findPath,
  jsonSchemaOf,
  responseSchemaOf,
} from '@dswine/shared/contract/organiser-api';
import { ReleaseError } from '../errors.ts';

/** What a release cannot do with an organiser. `call` is its method and path. */
export type Break = { call: string; problem: string };

/**
 * Compares what a release was built against with what an organiser provides: requests may be
 * answered to more than the release sends, and responses may have less than it expects. Operations,
 * parameters and fields that the organiser has besides are no breaks. What is wrong with a schema
 * that several calls share is listed once.
 * @throws for schemas that never end.
 */
export function findBreaks(used: ApiDocument, provided: ApiDocument): Break[] {
  const seen = new Set<string>();
  const ofRelease = schemaReader(used.components?.schemas);
  const ofOrganiser = schemaReader(provided.components?.schemas);
  return Object.entries(used.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Break[] => {
      const call = `${method.toUpperCase()} ${path}`;
      const found = provided.paths[findPath(provided.paths, path, method) ?? '']?.[method];
      if (!found) return [{ call, problem: 'the organiser has no such call' }];
      const request = { kind: 'request', from: ofRelease, to: ofOrganiser, seen } as const;
      const response = { kind: 'response', from: ofOrganiser, to: ofRelease, seen } as const;
      const problems = [
        ...queryProblems(operation, found, request),
        ...requestProblems(operation, found, request),
        ...responseProblems(operation, found, response),
      ];
      return problems.map((problem) => ({ call, problem }));
    }),
  );
}

/** Values go `from` the side that makes them `to` the side that reads them. */
type Comparison = {
  kind: 'request' | 'response';
  from: SchemaReader;
  to: SchemaReader;
  seen: Set<string>;
};

function queryProblems(used: Operation, provided: Operation, at: Comparison): string[] {
  const accepted = new Map(
    provided.parameters?.filter((one) => one.in === 'query').map((one) => [one.name, one]),
  );
  const sent = used.parameters ?? [];
  const required = [...accepted.values()].filter((one) => one.required);
  return [
    ...sent.flatMap(({ name, schema = {} }) => {
      const parameter = accepted.get(name);
      if (!parameter) return [`it does not know the query parameter "${name}"`];
      return typeProblems(schema, parameter.schema ?? {}, `?${name}`, at);
    }),
    ...required
      .filter(({ name }) => !sent.some((one) => one.name === name))
      .map(({ name }) => `it requires the query parameter "${name}", which is not sent`),
  ];
}

function requestProblems(used: Operation, provided: Operation, at: Comparison): string[] {
  const accepted = jsonSchemaOf(provided.requestBody) ?? {};
  const sent = jsonSchemaOf(used.requestBody);
  if (sent) return typeProblems(sent, accepted, '', at);
  return typeProblems({ type: 'object' }, { ...accepted, type: 'object' }, '', at);
}

function responseProblems(used: Operation, provided: Operation, at: Comparison): string[] {
  const expected = responseSchemaOf(used);
  if (!expected) return [];
  const answered = responseSchemaOf(provided);
  return answered ? typeProblems(answered, expected, '', at) : ['it does not answer with JSON'];
}

/** Lists which values of a schema the reader of `to` does not expect. */
function typeProblems(from: Schema, to: Schema, field: string, at: Comparison): string[] {
  const made = jsonTypeOf(from, at.from);
  const read = jsonTypeOf(to, at.to);
  if (read.scalars.has('any')) return [];
  const isRead = (scalar: string) =>
    read.scalars.has(scalar) || (scalar === 'integer' && read.scalars.has('number'));
  const scalars = [...made.scalars].filter((scalar) => scalar !== 'null');
  const hasOther =
    (made.items && !read.items) || ((made.fields || made.rest) && !read.fields && !read.rest);
  const called = `"${field}" of the ${at.kind}`;
  if (!scalars.every(isRead) || hasOther) {
    const [is, not] = [nameOfType(made, at.from), nameOfType(read, at.to)];
    return [`${called} is ${is}, where ${not} is expected`];
  }
  const others = made.values
    ? made.values.filter((value) => read.values?.includes(value) === false)
    : // What a form sends is limited by its fields, which name no values.
      at.kind === 'response' && made.scalars.has('string') && read.values
      ? ['any text']
      : [];
  return [
    ...(made.scalars.has('null') && !isRead('null') ? [`${called} may be null`] : []),
    ...(others.length > 0 ? [`${called} may be ${others.join(', ')}`] : []),
    ...(made.items && read.items ? typeProblems(made.items, read.items, `${field}[]`, at) : []),
    ...(made.fields && read.fields ? fieldProblems(made, read, field, at) : []),
    ...(made.rest && read.rest ? typeProblems(made.rest, read.rest, `${field}.*`, at) : []),
  ];
}

function fieldProblems(made: JsonType, read: JsonType, parent: string, at: Comparison): string[] {
  const isNamed = made.name !== undefined && read.name !== undefined;
  const pair = `${at.kind} ${made.name} ${read.name}`;
  if (isNamed && at.seen.has(pair)) return [];
  if (isNamed) at.seen.add(pair);
  // Of what calls share, the name says more than the way of one call to it.
  const before = isNamed ? `${read.name}.` : parent === '' ? '' : `${parent}.`;
  const expected = [...(read.fields ?? [])].flatMap(([name, { schema, isOptional }]) => {
    const found = made.fields?.get(name);
    const called = `"${before}${name}" of the ${at.kind}`;
    if (found) {
      const isMissing = found.isOptional && !isOptional;
      const problems = typeProblems(found.schema, schema, `${before}${name}`, at);
      return isMissing ? [`${called} may be missing`, ...problems] : problems;
    }
    if (made.rest) return typeProblems(made.rest, schema, `${before}${name}`, at);
    if (at.kind === 'response') return [`${called} is missing`];
    return isOptional ? [] : [`${called} is required, and not sent`];
  });
  const unknown = [...(made.fields?.keys() ?? [])].filter((name) => !read.fields?.has(name));
  if (at.kind === 'response' || read.rest) return expected;
  return [...expected, ...unknown.map((name) => `it does not know "${before}${name}"`)];
}

/** What values a schema allows. Alternatives of a union are merged: one array, one object. */
type JsonType = {
  scalars: ReadonlySet<string>;
  values?: readonly string[] | undefined;
  items?: Schema | undefined;
  fields?: ReadonlyMap<string, Field> | undefined;
  rest?: Schema | undefined;
  name?: string | undefined;
};
export type Field = { schema: Schema; isOptional: boolean };

/** The named schemas of a document, and how many schemas may still be read. */
type SchemaReader = { components: Readonly<Record<string, Schema>>; left: number };

/** Five times as many as all calls of the organiser have. Schemas may refer to themselves. */
const MOST_SCHEMAS = 200_000;

function schemaReader(components: SchemaReader['components'] = {}): SchemaReader {
  return { components, left: MOST_SCHEMAS };
}

const nothing: JsonType = { scalars: new Set() };

/**
 * Reads one level of a schema: what items and fields are is not looked at.
 * @throws after too many schemas.
 */
function jsonTypeOf(schema: Schema, reader: SchemaReader): JsonType {
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

function nameOfType(
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
