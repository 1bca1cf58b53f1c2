import type { FieldProblem } from '@dswine/shared/contract/forms';
import { problemsOf } from '@dswine/shared/form/field-rules';
import { FormValidationError } from '../../http/errors.ts';
import type { SubmissionKind } from './kinds/submission-kind.ts';

/**
 * Throws when values violate the rules of the form, with the messages of docs/specification.md § 8.
 */
export function toFormError(
  form: SubmissionKind['form'],
  values: Readonly<Record<string, string>>,
): void {
  const problems = problemsOf(form, values).map(toBilingualMessage);
  if (problems.length > 0) throw new FormValidationError(problems, sentenceOf(problems));
}

function toBilingualMessage(problem: FieldProblem): FieldProblem {
  return problem.Field === 'Content' && problem.Problem === 'required'
    ? { ...problem, Message: '內容欄位為必填 / The Content field is required' }
    : problem;
}

export const inquiryError = '詢問內容有誤 / Inquiry error';

/** The message for the whole form: an invalid email, an invalid choice, or missing fields. */
function sentenceOf(problems: readonly FieldProblem[]): string | undefined {
  if (problems.every(({ Problem }) => Problem === 'email')) return '電子郵件有誤 / Email error';
  if (problems.some(({ Problem }) => Problem === 'wrong')) return inquiryError;
  return undefined;
}
