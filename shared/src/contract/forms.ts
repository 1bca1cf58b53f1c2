import { Type, type Static } from 'typebox';

/** What is wrong with a field. The page has a sentence for each in both languages. */
export const problems = ['required', 'email', 'short', 'long', 'common', 'captcha', 'credentials', 'link', 'wrong'] as const;
export const Problem = Type.Union(problems.map((problem) => Type.Literal(problem)));
export type Problem = (typeof problems)[number];

export const FieldProblem = Type.Object({ Field: Type.String(), Problem });
export type FieldProblem = { Field: string; Problem: Problem };

/** What a form is answered that cannot be taken as it is: every field that has to be put right, in the order of the form. */
export const FormRefused = Type.Object({
  Code: Type.Literal(422),
  Data: Type.Object({ Problems: Type.Array(FieldProblem) }),
  Message: Type.String(),
});
export type FormRefused = Static<typeof FormRefused>;
