import { Type, type Static } from 'typebox';
import { ListOf } from './bounds.ts';

/** Validation problems of a field. The page has a sentence for each in both languages. */
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

/** `Message` is the organiser's wording, if it has one: `Chinese / English`. */
export const FieldProblem = Type.Object({
  Field: Type.String(),
  Problem,
  Message: Type.Optional(Type.String()),
});
export type FieldProblem = { Field: string; Problem: Problem; Message?: string };

/**
 * Validation rules of a field as data. The browser checks them before sending, the organiser on
 * receipt. `oneOf` of the form adds rules across fields.
 */
export const FieldRule = Type.Object(
  {
    required: Type.Optional(Type.Boolean()),
    /** Required if any of these fields is filled. */
    requiredWith: Type.Optional(ListOf(Type.String({ maxLength: 40 }), 20)),
    /** Minimum and maximum length in characters. */
    min: Type.Optional(Type.Integer({ minimum: 1 })),
    max: Type.Optional(Type.Integer({ minimum: 1 })),
    email: Type.Optional(Type.Boolean()),
    tel: Type.Optional(Type.Boolean()),
    /** Multi-line. In other fields a line break becomes a space. */
    lines: Type.Optional(Type.Boolean()),
    /** Allowed values. */
    choices: Type.Optional(ListOf(Type.String({ maxLength: 100 }), 300)),
    /**
     * Where the value may be restored. `never`: nowhere. `page`: only in the page that responds to
     * the form, never in a draft on the device.
     */
    keep: Type.Optional(Type.Union([Type.Literal('never'), Type.Literal('page')])),
  },
  { additionalProperties: false },
);
export type FieldRule = Static<typeof FieldRule>;
export type FieldRules = Readonly<
  Record<
    string,
    Readonly<Omit<FieldRule, 'choices' | 'requiredWith'>> & {
      readonly choices?: readonly string[];
      readonly requiredWith?: readonly string[];
    }
  >
>;

/** Response to an invalid form: all fields with problems, in form order. */
export const FormErrorResponse = Type.Object({
  Code: Type.Literal(422),
  Data: Type.Object({ Problems: Type.Array(FieldProblem) }),
  Message: Type.String(),
});
export type FormErrorResponse = Static<typeof FormErrorResponse>;
