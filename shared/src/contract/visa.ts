import { Type, type Static } from 'typebox';

const text = Type.String();
const titled = Type.Object({ Title: text, Text: text });

/** `Data` of `GET {expo-api}/Visa/{code}?Lang=`: information for visitors from abroad. */
export const Visa = Type.Object({
  Id: text,
  Lead: text,
  /** Day on which the organiser last checked the official sources. */
  CheckedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  Ways: Type.Array(titled),
  Letter: Type.Object({
    Lead: text,
    Until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    Needs: Type.Array(text),
    Steps: Type.Array(titled),
    Limits: Type.Array(text),
  }),
  Official: Type.Array(
    Type.Object({ Name: text, Text: text, Href: Type.String({ pattern: '^https://' }) }),
  ),
  Questions: Type.Array(Type.Object({ Question: text, Answer: text })),
});
export type Visa = Static<typeof Visa>;
