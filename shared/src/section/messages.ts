/**
 * Message files are JSON, one per language: nested objects whose leaves are i18next texts. A section
 * registers the type of its own file, so that `t` takes its keys only.
 */
export type Messages = { [key: string]: string | Messages };

/** Augmented by each section in `src/messages/messages.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RegisteredMessages {}

/** The keys of this section's messages; any string where no section is registered. */
export type TranslationKey = RegisteredMessages extends { key: infer Key extends string }
  ? Key
  : string;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${PluralForm}` ? Base : Name;

/** Dotted paths to the texts of a message file, plural forms counted as one. */
export type MessageKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${MessageKey<Tree[Name]>}`;
}[keyof Tree & string];

/** No key: with one, it does not compile and names the key. */
export type None<Missing extends never> = Missing;

type GroupOf<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${GroupOf<Rest>}`
  : never;

/** A group of messages by its dotted path; any string where no section is registered. */
export type MessageGroup = string extends TranslationKey ? string : GroupOf<TranslationKey>;

/** The key of a message whose last part is known at run time only: `keyIn('apply.fields', field)`. */
export function keyIn(group: MessageGroup, name: string | number): TranslationKey {
  return `${group}.${name}` as TranslationKey;
}
