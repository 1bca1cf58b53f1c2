import { Type, type Static } from 'typebox';

/**
 * One call of the organiser's API that a release makes. `path` has `{}` for each part that is not
 * known before: `/api/expo/News/Detail/{}/{}`.
 */
export const OrganiserCall = Type.Object({
  method: Type.String({ pattern: '^[A-Z]+$' }),
  path: Type.String({ pattern: '^/' }),
  /** Names of the query parameters that may be sent. */
  query: Type.Array(Type.String()),
  /** Fields of the body that are sent: name -> type. */
  sends: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Type of what is used of the answer, of its `Data` if it has an envelope. */
  answer: Type.Optional(Type.String()),
});
export type OrganiserCall = Static<typeof OrganiserCall>;

/**
 * The calls that a release makes, and the fields of their answers that it uses. A type is one or
 * several alternatives with `|` between: `string`, `number`, `integer`, `boolean`, `null`, `any`,
 * `=text` for one string, and `#Name` for an entry of `types`, each with `[]` if it is an array.
 * An entry of `types` has the type of each field; `?` ends the name of one that may be missing,
 * and `*` stands for fields of any name. An entry with the one field `[]` is an array.
 */
export const OrganiserCalls = Type.Object({
  calls: Type.Array(OrganiserCall),
  types: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
});
export type OrganiserCalls = Static<typeof OrganiserCalls>;
