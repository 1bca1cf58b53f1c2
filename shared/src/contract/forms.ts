import { Type, type Static } from 'typebox';

/** What is wrong with a field. The page has a sentence for each in both languages. */
export const problems = [
  'required',
  'email',
  'short',
  'long',
  'common',
  'captcha',
  'credentials',
  'link',
  'wrong',
] as const;
export const Problem = Type.Union(problems.map((problem) => Type.Literal(problem)));
export type Problem = (typeof problems)[number];

/** `Message` is the organiser's own word for it where it has one: Chinese, a slash, English. */
export const FieldProblem = Type.Object({
  Field: Type.String(),
  Problem,
  Message: Type.Optional(Type.String()),
});
export type FieldProblem = { Field: string; Problem: Problem; Message?: string };

/**
 * What a field has to be, as data: the browser checks it before it sends, the organiser when it takes the form in.
 * `oneOf` of the form adds what several fields have to be together.
 */
export const FieldRule = Type.Object(
  {
    required: Type.Optional(Type.Boolean()),
    /** At most so many characters. */
    max: Type.Optional(Type.Integer({ minimum: 1 })),
    email: Type.Optional(Type.Boolean()),
    /** Holds several lines. Elsewhere a line break becomes a space. */
    lines: Type.Optional(Type.Boolean()),
    /** The values that may be chosen. */
    choices: Type.Optional(Type.Array(Type.String())),
    /** `never` written back into a page, or only into the `page` that answers the form: never into a draft on the device. */
    keep: Type.Optional(Type.Union([Type.Literal('never'), Type.Literal('page')])),
  },
  { additionalProperties: false },
);
export type FieldRule = Static<typeof FieldRule>;
export type FieldRules = Readonly<
  Record<string, Readonly<Omit<FieldRule, 'choices'>> & { readonly choices?: readonly string[] }>
>;

/** What a form is answered that cannot be taken as it is: every field that has to be put right, in the order of the form. */
export const FormErrorResponse = Type.Object({
  Code: Type.Literal(422),
  Data: Type.Object({ Problems: Type.Array(FieldProblem) }),
  Message: Type.String(),
});
export type FormErrorResponse = Static<typeof FormErrorResponse>;
