import { Type, type Static } from 'typebox';
import { ListOf, RecordOf } from './bounds.ts';

const MAX_PARTS = 3000;
const SchemaRef = Type.Ref('Schema');
const Schemas = ListOf(SchemaRef, 300);
const NamedSchemas = Type.Record(Type.String(), SchemaRef, { maxProperties: MAX_PARTS });

/** The parts of a JSON schema that say what a value is, without those that only limit it. */
export const Schema = Type.Cyclic(
  {
    Schema: Type.Object({
      $ref: Type.Optional(Type.String()),
      type: Type.Optional(Type.Union([Type.String(), ListOf(Type.String(), 10)])),
      const: Type.Optional(Type.Unknown()),
      enum: Type.Optional(ListOf(Type.Unknown(), MAX_PARTS)),
      anyOf: Type.Optional(Schemas),
      oneOf: Type.Optional(Schemas),
      allOf: Type.Optional(Schemas),
      items: Type.Optional(SchemaRef),
      properties: Type.Optional(NamedSchemas),
      required: Type.Optional(ListOf(Type.String(), MAX_PARTS)),
      additionalProperties: Type.Optional(Type.Union([Type.Boolean(), SchemaRef])),
      patternProperties: Type.Optional(NamedSchemas),
    }),
  },
  'Schema',
);
export type Schema = Static<typeof Schema>;

const Media = Type.Object({
  content: Type.Optional(
    Type.Record(Type.String(), Type.Object({ schema: Type.Optional(Schema) })),
  ),
});

export const Operation = Type.Object({
  parameters: Type.Optional(
    ListOf(
      Type.Object({
        name: Type.String(),
        in: Type.String(),
        required: Type.Optional(Type.Boolean()),
        schema: Type.Optional(Schema),
      }),
      100,
    ),
  ),
  requestBody: Type.Optional(Media),
  responses: Type.Optional(Type.Record(Type.String(), Media)),
});
export type Operation = Static<typeof Operation>;

/** An OpenAPI document, as far as releases depend on it. `paths`: path -> method -> operation. */
export const ApiDocument = Type.Object({
  info: Type.Object({ title: Type.String(), version: Type.String() }),
  paths: RecordOf('^/', Type.Record(Type.String(), Operation), 1000),
  components: Type.Optional(
    Type.Object({
      schemas: Type.Optional(Type.Record(Type.String(), Schema, { maxProperties: MAX_PARTS })),
    }),
  ),
});
export type ApiDocument = Static<typeof ApiDocument>;

/**
 * The file of a release with the `ApiDocument` that it was built against, reduced to the operations
 * that its routes, fragments, menu and forms name. Earlier releases have none.
 */
export const ORGANISER_API_FILE = 'organiser-api.json';
export const MAX_ORGANISER_API_BYTES = 500_000;

/** The JSON schema of a request or of a response. Undefined for another kind of body. */
export function jsonSchemaOf(media: Static<typeof Media> | undefined): Schema | undefined {
  return media?.content?.['application/json']?.schema;
}

/** The JSON schema of what an operation answers when it is done. */
export function responseSchemaOf({ responses = {} }: Operation): Schema | undefined {
  return jsonSchemaOf(responses['200'] ?? responses['2XX'] ?? responses['default']);
}

/** The path of the document that a call reaches: the one with the fewest variables. */
export function findPath(
  paths: ApiDocument['paths'],
  path: string,
  method: string,
): string | undefined {
  const variables = (one: string) => one.split('{').length;
  return Object.keys(paths)
    .filter((one) => paths[one]?.[method] && isSamePath(path, one))
    .toSorted((one, other) => variables(one) - variables(other))[0];
}

/** Case does not count. A variable of the provided path can be anything. */
function isSamePath(path: string, provided: string): boolean {
  const parts = path.toLowerCase().split('/');
  const others = provided.toLowerCase().split('/');
  return (
    parts.length === others.length &&
    others.every((other, at) => other.includes('{') || other === parts[at])
  );
}
