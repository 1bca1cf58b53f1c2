import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findPath,
  jsonSchemaOf,
  ORGANISER_API_FILE,
  responseSchemaOf,
  type ApiDocument,
  type Operation,
  type Schema,
} from '@dswine/shared/contract/organiser-api';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';

/** The organiser's OpenAPI document as of this checkout or kit. */
const API_DOCUMENT_FILE = path.join(import.meta.dirname, '../src/contract/openapi.json');

type Stating = Pick<ReleaseManifest, 'routes' | 'fragments' | 'menuCalls'>;
/** A URI template below `/api/`. Without `fields`, the body is what the document says. */
type StatedCall = {
  method: string;
  call: string;
  fields?: Readonly<Record<string, { choices?: readonly string[] }>> | undefined;
};

/** Writes `dist/organiser-api.json`. `more` are calls that are not in the manifest. */
export async function writeOrganiserApi(
  folder: string,
  release: Stating,
  more: readonly StatedCall[] = [],
): Promise<void> {
  const document = JSON.parse(await readFile(API_DOCUMENT_FILE, 'utf8')) as ApiDocument;
  const text = `${JSON.stringify(organiserApiOf(document, release, more))}\n`;
  await writeFile(path.join(folder, 'dist', ORGANISER_API_FILE), text);
}

/**
 * What a release asks of the organiser: of a document, the operations that it names, with the query
 * parameters and fields that it sends. An operation that the document does not have is there
 * without a response. The same build gives the same document.
 */
export function organiserApiOf(
  document: ApiDocument,
  { routes, fragments, menuCalls = [] }: Stating,
  more: readonly StatedCall[] = [],
): ApiDocument & { openapi: string } {
  const requests = [...routes, ...fragments].flatMap(({ data }) => Object.values(data));
  const forms = routes.flatMap((route) => Object.values(route.forms ?? {}));
  const reads = [...requests, ...menuCalls].map(({ template }) => ({
    method: 'GET',
    call: `expo/${template}`,
  }));
  const used: ApiDocument['paths'] = {};
  for (const call of [...reads, ...forms, ...more]) {
    const method = call.method.toLowerCase();
    for (const path of pathsOf(call)) {
      const name = findPath(document.paths, path, method) ?? path;
      const operations = (used[name] ??= {});
      const provided = document.paths[name]?.[method] ?? {};
      operations[method] = usedOperation(call, provided, operations[method]);
    }
  }
  const paths = sorted(used);
  const { version, title } = document.info;
  const schemas = referencedSchemas(paths, document.components?.schemas ?? {});
  return { openapi: '3.1.0', info: { title, version }, paths, components: { schemas } };
}

/** The paths of a URI template (RFC 6570): one with an optional last part counts as two. */
function pathsOf({ call }: StatedCall): ReadonlySet<string> {
  const path = `/api/${call.replaceAll(/\{[?&][^}]+\}/g, '').replace(/\?.*$/, '')}`;
  return new Set([path.replaceAll(/\{\/\w+\}/g, ''), path.replaceAll('{/', '/{')]);
}

/** The query parameters of a URI template: written out, or as a list. */
function queryOf({ call }: StatedCall): string[] {
  const lists = [...call.matchAll(/\{[?&]([^}]+)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/(\*|:\d+)$/, '')),
  );
  return [...lists, ...[...call.matchAll(/[?&](\w+)=/g)].map(([, name = '']) => name)];
}

/** An operation with what a call uses of it, and what earlier calls did. */
function usedOperation(call: StatedCall, provided: Operation, earlier: Operation = {}): Operation {
  const { method, fields } = call;
  // As forms do: only a POST has a body.
  const inBody = method === 'POST' ? fields : undefined;
  const inQuery = method === 'POST' || !fields ? [] : Object.keys(fields);
  const known = new Map(provided.parameters?.map((one) => [one.name, one.schema]));
  const before = earlier.parameters?.map(({ name }) => name) ?? [];
  const names = new Set([...before, ...queryOf(call), ...inQuery]);
  const body = inBody
    ? bodyOf(inBody, jsonSchemaOf(earlier.requestBody))
    : method !== 'GET' && !fields && jsonSchemaOf(provided.requestBody);
  const response = responseSchemaOf(provided);
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  return {
    parameters: [...names]
      .sort()
      .map((name) => ({ name, in: 'query', schema: typeOnly(known.get(name) ?? {}) })),
    ...(body && { requestBody: json(typeOnly(body)) }),
    ...(response && { responses: { 200: json(typeOnly(response)) } }),
  };
}

/** A form sends all its fields, as text or as one of its choices. */
function bodyOf(fields: NonNullable<StatedCall['fields']>, earlier: Schema = {}): Schema {
  const own = Object.entries(fields).map(([name, { choices }]): [string, Schema] => [
    name,
    choices ? { enum: [...choices] } : { type: 'string' },
  ]);
  const properties = { ...earlier.properties, ...Object.fromEntries(own) };
  return { type: 'object', required: Object.keys(properties), properties };
}

/** Without what only describes or limits a value. */
function typeOnly(schema: Schema): Schema {
  const { $ref, type, required, additionalProperties, items } = schema;
  const each = (named: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(named).map(([name, part]) => [name, typeOnly(part)]));
  return {
    ...($ref !== undefined && { $ref }),
    ...(type !== undefined && { type }),
    ...('const' in schema && { const: schema.const }),
    ...(schema.enum && { enum: schema.enum }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(typeOnly) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(typeOnly) }),
    ...(schema.allOf && { allOf: schema.allOf.map(typeOnly) }),
    ...(items && { items: typeOnly(items) }),
    ...(schema.properties && { properties: each(schema.properties) }),
    ...(required && { required }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean'
          ? additionalProperties
          : typeOnly(additionalProperties),
    }),
    ...(schema.patternProperties && { patternProperties: each(schema.patternProperties) }),
  };
}

type Schemas = Record<string, Schema>;

/** The schemas that a part of a document refers to, and those that they refer to. */
function referencedSchemas(part: unknown, all: Schemas, found: Schemas = {}): Schemas {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const schema = all[name];
    if (!schema || found[name]) continue;
    found[name] = typeOnly(schema);
    referencedSchemas(found[name], all, found);
  }
  return sorted(found);
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
