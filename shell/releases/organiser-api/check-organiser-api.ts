import {
  ApiDocument,
  MAX_ORGANISER_API_BYTES,
  ORGANISER_API_FILE,
  findPath,
  jsonSchemaOf,
  responseSchemaOf,
  type Operation,
  type Schema,
} from '@dswine/shared/contract/organiser-api';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError, sentence } from '../errors.ts';
import type { ReleaseStore } from '../store/store.ts';
import { nameOf } from '../release-name.ts';
import { readSource } from '../storage/folder-storage.ts';

type Note = (text: string) => void;
type Files = Pick<ReleaseStore, 'file'>;
type Compared = {
  problems: string[];
  calls: ReadonlySet<string>;
  /** Releases from before they carried what they were built against. */
  uncompared: string[];
};

/**
 * Compares what releases were built against with an organiser. `next` is what to do when they do
 * not fit.
 */
export async function compareWithOrganiser(
  store: Files,
  manifests: readonly ReleaseManifest[],
  { name: organiser, document }: OrganiserDocument,
  next: string,
): Promise<Compared> {
  const problems: string[] = [];
  const uncompared: string[] = [];
  const calls = new Set<string>();
  for (const manifest of manifests) {
    const release = nameOf(manifest);
    if (!Object.hasOwn(manifest.hashes, ORGANISER_API_FILE)) {
      uncompared.push(release);
      continue;
    }
    try {
      const used = await builtAgainst(store, manifest);
      for (const [path, operations] of Object.entries(used.paths))
        for (const method of Object.keys(operations)) calls.add(`${method} ${path}`);
      for (const { call, problem } of findBreaks(used, document))
        problems.push(sentence('fitOrganiser', { release, organiser, call, problem, next }));
    } catch (error) {
      const { message } = error as Error;
      problems.push(
        sentence('fitOrganiserFile', { release, file: ORGANISER_API_FILE, problem: message }),
      );
    }
  }
  return { problems, calls, uncompared };
}

export function uncomparedNote({ uncompared }: Pick<Compared, 'uncompared'>): string | undefined {
  return uncompared.length === 0
    ? undefined
    : `The calls of ${uncompared.join(', ')} were not compared with the organiser, because the release has no ${ORGANISER_API_FILE}. Build it again.`;
}

/**
 * Creates the check of what changes: resolves to what breaks. Reads what the organiser provides
 * once: the running one that `organiser` names, otherwise that of this checkout.
 */
export function createOrganiserCheck(
  store: Files,
  {
    organiser,
    note = () => undefined,
  }: { organiser?: string | undefined; note?: Note | undefined },
) {
  let provided: Promise<OrganiserDocument> | undefined;
  const noted = new Set<string>();
  return async (manifests: readonly ReleaseManifest[]): Promise<string[]> => {
    provided ??= organiser === undefined ? recordedDocument() : liveOrRecorded(organiser, note);
    const compared = await compareWithOrganiser(store, manifests, await provided, ofRelease);
    const uncompared = uncomparedNote(compared);
    if (uncompared !== undefined && !noted.has(uncompared)) note(uncompared);
    noted.add(uncompared ?? '');
    return compared.problems;
  };
}

const ofRelease = 'Update the organiser first, or build the release against what it provides';

async function liveOrRecorded(organiser: string, note: Note): Promise<OrganiserDocument> {
  try {
    return await liveDocument(organiser);
  } catch (error) {
    note(`Compared with the organiser of this checkout: ${(error as Error).message}`);
    return recordedDocument();
  }
}

async function builtAgainst(store: Files, manifest: ReleaseManifest): Promise<ApiDocument> {
  const bytes = await store.file(manifest, ORGANISER_API_FILE);
  const document = bytes.length > MAX_ORGANISER_API_BYTES ? undefined : parseApiDocument(bytes);
  if (document) return document;
  throw new ReleaseError('organiserDocument', { source: `${bytes.length} bytes` });
}

/** What an organiser provides. `name`: its version, a hash of its calls, and where that is from. */
type OrganiserDocument = { name: string; document: ApiDocument };

const limits = { maxBytes: 16 * 1024 * 1024, limitMs: 5000 };
const recorded = new URL('../../../shared/src/contract/openapi.json', import.meta.url);

export const recordedDocument = (): Promise<OrganiserDocument> =>
  readDocument(fileURLToPath(recorded));

const liveDocument = (organiser: string): Promise<OrganiserDocument> =>
  readDocument(`${organiser.replace(/\/$/, '')}/api/openapi.json`);

export async function readDocument(source: string): Promise<OrganiserDocument> {
  const bytes = await readSource(source, limits).catch((cause: Error) => {
    throw new ReleaseError('organiserUnreadable', { source, problem: cause.message }, { cause });
  });
  const document = parseApiDocument(bytes);
  if (!document) throw new ReleaseError('organiserDocument', { source });
  const { paths, components, info } = document;
  const hash = createHash('sha256').update(JSON.stringify({ paths, components })).digest('hex');
  const from = /^https?:/.test(source) ? new URL(source).origin : source.replace(/^.*\//, '');
  return { name: `${info.version} (${hash.slice(0, 8)}, ${from})`, document };
}

function parseApiDocument(bytes: Buffer): ApiDocument | undefined {
  const read = parseJson(bytes);
  // Compiled, because checking this recursive schema takes a second otherwise.
  return (validator ??= Compile(ApiDocument)).Check(read) ? read : undefined;
}

let validator: ReturnType<typeof Compile<typeof ApiDocument>> | undefined;

/** The manifests of what is live, also as a canary. */
export async function liveManifests(store: ReleaseStore): Promise<ReleaseManifest[]> {
  const { releases = {}, canary } = (await store.live()) ?? {};
  const live = Object.entries(releases);
  if (canary) live.push([canary.workspace, canary.version]);
  return Promise.all(live.map((release) => store.manifest(...release)));
}

/** What a release cannot do with an organiser. `call` is its method and path. */
type Break = { call: string; problem: string };

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
