import type { FieldProblem, FieldRules, Problem } from '../contract/forms.ts';
import { isEmail } from './email.ts';
import { captchaGroup } from './submission-fields.ts';

type Rules = { readonly fields: FieldRules; readonly oneOf?: readonly (readonly string[])[] };
type Values = Readonly<Record<string, string | undefined>>;

/** What a field holds once what nobody meant to type is gone: one spelling of each character, no halves of one, no control characters, no space around it. */
export function plainValue(text: string, { lines = false }: { lines?: boolean } = {}): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // What turns the direction of the text around it or is not seen is taken for an attempt to deceive.
    .replace(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g, '')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
  return (lines ? plain : plain.replace(/[\n\t]+/g, ' ')).trim();
}

/** The fields of a form as they count, all of them and no others. */
export function plainValues<Name extends string>(
  fields: Readonly<Record<Name, FieldRules[string]>>,
  values: Values,
): Record<Name, string> {
  const plain = Object.entries<FieldRules[string]>(fields).map(([name, rule]) => [
    name,
    plainValue(values[name] ?? '', rule),
  ]);
  return Object.fromEntries(plain) as Record<Name, string>;
}

/** What is wrong with a form, in its order. The browser asks before it sends, the organiser before it takes the form in. */
export function problemsOf({ fields, oneOf = [] }: Rules, values: Values): FieldProblem[] {
  const plain = plainValues(fields, values);
  const groups = captchaGroup.every((name) => name in fields) ? [...oneOf, captchaGroup] : oneOf;
  const missing = groups
    .filter((group) => group.every((name) => !plain[name]))
    .map(([first]) => first);
  return Object.entries(fields).flatMap(([Field, rule]) => {
    const Problem = missing.includes(Field) ? 'required' : problemOf(rule, plain[Field] ?? '');
    return Problem ? [{ Field, Problem }] : [];
  });
}

function problemOf(rule: FieldRules[string], value: string): Problem | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  if (rule.max !== undefined && lengthOf(value) > rule.max) return 'long';
  if (rule.email && !isEmail(value)) return 'email';
  if (rule.choices && !rule.choices.includes(value)) return 'wrong';
  return undefined;
}

/** In characters as people count them: a rare Chinese character or an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
