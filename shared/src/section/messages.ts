/**
 * Message files are JSON, one per language: nested objects whose leaves are i18next texts. A
 * section registers the type of its file, so that `t` accepts only existing keys.
 */
export type Messages = { [key: string]: string | Messages };

/** Augmented by each section in `src/messages/messages.ts`. */
export interface RegisteredMessages {}

/** Message keys of this section; any string if no section is registered. */
export type TranslationKey = RegisteredMessages extends { key: infer Key extends string }
  ? Key
  : string;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${PluralForm}` ? Base : Name;

/** Dotted paths of a message file's texts. Plural forms count as one key. */
export type MessageKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${MessageKey<Tree[Name]>}`;
}[keyof Tree & string];

/** Fails to compile if a key is missing, and names it. */
export type None<Missing extends never> = Missing;

type GroupOf<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${GroupOf<Rest>}`
  : never;

/** Dotted path of a message group; any string if no section is registered. */
export type MessageGroup = string extends TranslationKey ? string : GroupOf<TranslationKey>;

/** Groups that have messages of these names. */
export type GroupWith<Name extends string, Group = MessageGroup> = Group extends MessageGroup
  ? `${Group}.${Name}` extends TranslationKey
    ? Group
    : never
  : never;

/** Message key whose last part is computed at run time: `keyIn(group, field)`. */
export function keyIn(group: MessageGroup, name: string | number): TranslationKey {
  return `${group}.${name}` as TranslationKey;
}
