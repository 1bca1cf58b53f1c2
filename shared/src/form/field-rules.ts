import type { FieldProblem, FieldRules, Problem } from '../contract/forms.ts';
import { emailMessage, isEmail } from './email.ts';
import { plainTelephone, telephoneProblem } from '../fair/forms/telephone.ts';
import { captchaGroup } from '../fair/forms/submission-fields.ts';

type Rules = {
  readonly fields: FieldRules;
  readonly oneOf?: readonly (readonly string[])[];
  readonly captcha?: 'later';
};
type Values = Readonly<Record<string, string | undefined>>;

type Kind = Pick<FieldRules[string], 'lines' | 'email' | 'tel'>;

/**
 * Normalises a field: NFC, no lone surrogates, no control characters, trimmed. Addresses and
 * telephone numbers get half-width characters (phones' keyboards type others too), so that they are
 * stored, compared and found in one form. All other text keeps the characters that were typed.
 */
export function plainValue(text: string, { lines, email, tel }: Kind = {}): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Characters that reverse text direction or are invisible can be used to deceive readers.
    .replace(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/g, '')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
  const value = (lines ? plain : plain.replace(/[\n\t]+/g, ' ')).trim();
  if (nothingVisible.test(value)) return '';
  if (tel) return plainTelephone(value);
  return email ? value.normalize('NFKC') : value;
}

/** Spaces of all scripts, joiners, fillers and marks without a letter: no answer to a question. */
const nothingVisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]*$/u;

/** Normalised values of exactly the form's fields. */
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

/**
 * Problems of a form, in form order. The browser checks before sending, the organiser on receipt.
 */
export function problemsOf({ fields, oneOf = [], captcha }: Rules, values: Values): FieldProblem[] {
  const plain = plainValues(fields, values);
  const isDemanded = captcha === undefined && captchaGroup.every((name) => name in fields);
  const groups = isDemanded ? [...oneOf, captchaGroup] : oneOf;
  const missing = groups
    .filter((group) => group.every((name) => !plain[name]))
    .map(([first]) => first);
  return Object.entries(fields).flatMap(([Field, rule]) => {
    const required = rule.required || rule.requiredWith?.some((name) => plain[name]);
    const value = plain[Field] ?? '';
    const Problem = missing.includes(Field) ? 'required' : problemOf({ ...rule, required }, value);
    const Message = Problem && messageOf(Problem, value, rule);
    return Problem ? [{ Field, Problem, ...(Message !== undefined && { Message }) }] : [];
  });
}

type Rule = Omit<FieldRules[string], 'required'> & { required?: boolean | undefined };

function problemOf(rule: Rule, value: string): Problem | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  if (rule.max !== undefined && lengthOf(value) > rule.max) return 'long';
  if (rule.min !== undefined && lengthOf(value) < rule.min) return 'short';
  if (rule.email && !isEmail(value)) return 'email';
  if (rule.tel && telephoneProblem(value)) return 'wrong';
  if (rule.choices && !rule.choices.includes(value)) return 'wrong';
  return undefined;
}

/** What is wrong, where the sentence for this problem does not say it. */
function messageOf(problem: Problem, value: string, rule: Rule): string | undefined {
  if (problem === 'email') return emailMessage(value);
  return problem === 'wrong' && rule.tel ? telephoneProblem(value) : undefined;
}

/** Length in code points: a rare Chinese character or an emoji counts as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
