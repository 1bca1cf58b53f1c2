import {
  findPath,
  jsonSchemaOf,
  responseSchemaOf,
  type ApiDocument,
  type Operation,
  type Schema,
} from '@dswine/shared/contract/organiser-api';
import {
  jsonTypeOf,
  nameOfType,
  schemaReader,
  type JsonType,
  type SchemaReader,
} from './json-type.ts';

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
  /** Pairs of components that were compared before. */
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
