import { jsonTypeOf, type JsonType, type Schema } from './json-type.ts';

type Media = { content?: Readonly<Record<string, { schema?: Schema }>> };
type Parameter = { name: string; in: string; required?: boolean };
type OperationObject = {
  parameters?: readonly Parameter[];
  requestBody?: Media;
  responses?: Readonly<Record<string, Media>>;
};

/** An OpenAPI document, as far as releases depend on it. */
export type ApiDocument = {
  info: { title: string; version: string };
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
};

/** A call that the organiser provides. `path` has `{}` for each parameter. */
export type ApiCall = {
  method: string;
  path: string;
  /** Query parameter -> whether the call fails without it. */
  query: ReadonlyMap<string, boolean>;
  /** Fields of the body. Undefined when none is read. */
  body?: JsonType['fields'];
  /** The JSON of status 200, of its `Data` if it has an envelope. Undefined for other answers. */
  answer?: JsonType;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export function isApiDocument(read: unknown): read is ApiDocument {
  if (typeof read !== 'object' || read === null) return false;
  const { info, paths } = read as Partial<ApiDocument>;
  return typeof info?.version === 'string' && typeof paths === 'object';
}

/** All calls of a document, in its order. */
export function callsIn({ paths, components = {} }: ApiDocument): ApiCall[] {
  const typeOf = (schema: Schema) =>
    jsonTypeOf(
      schema,
      (reference) => components.schemas?.[reference.replace('#/components/schemas/', '')] ?? {},
    );
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [apiCall({ method, path, operation }, typeOf)] : [];
    }),
  );
}

function apiCall(
  { method, path, operation }: { method: string; path: string; operation: OperationObject },
  typeOf: (schema: Schema) => JsonType,
): ApiCall {
  const { parameters = [], requestBody, responses = {} } = operation;
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const body = jsonOf(requestBody);
  const answered = jsonOf(responses['200'] ?? responses['2XX'] ?? responses['default']);
  const answer = answered && typeOf(answered);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{[^}]+\}/g, '{}'),
    query: new Map(inQuery.map(({ name, required = false }) => [name, required])),
    ...(body && { body: typeOf(body).fields }),
    ...(answer && { answer: withoutEnvelope(answer) }),
  };
}

function jsonOf(media: Media | undefined): Schema | undefined {
  return media?.content?.['application/json']?.schema;
}

/** `Envelope` of the contract. */
function withoutEnvelope(answer: JsonType): JsonType {
  const data = answer.fields?.get('Data');
  return data && answer.fields?.has('Code') ? data.type : answer;
}
