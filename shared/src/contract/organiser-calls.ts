import { Type, type Static } from 'typebox';
import { ListOf, NAME, RecordOf } from './bounds.ts';

/** A type, as `OrganiserCalls` describes it. */
const TypeName = Type.String({ maxLength: 1000 });

/**
 * One call of the organiser's API that a release makes. `path` has `{}` for each part that is not
 * known before: `/api/expo/News/Detail/{}/{}`.
 */
export const OrganiserCall = Type.Object({
  method: Type.String({ pattern: '^[A-Z]+$', maxLength: 10 }),
  path: Type.String({ pattern: '^/', maxLength: 200 }),
  /** Names of the query parameters that may be sent. */
  query: ListOf(Type.String({ maxLength: 60 }), 60),
  /** Fields of the body that are sent: name -> type. */
  sends: Type.Optional(RecordOf(NAME, TypeName, 100)),
  /** Type of what is used of the answer, of its `Data` if it has an envelope. */
  answer: Type.Optional(TypeName),
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
  calls: ListOf(OrganiserCall, 300),
  types: RecordOf(NAME, RecordOf(NAME, TypeName, 300), 500),
});
export type OrganiserCalls = Static<typeof OrganiserCalls>;
