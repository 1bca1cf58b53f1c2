import { plainEmail } from '../members/email.ts';
import type { SubmissionRow } from '../store/tables.ts';

const telephones = ['Tel', 'Mobile'] as const;

/** Whether this is the email address or a telephone number that the submission was sent with, however it is written. */
export function isContactOf(
  { email, data }: Pick<SubmissionRow, 'email' | 'data'>,
  typed: string,
): boolean {
  if (typed.includes('@')) return plainEmail(typed) === email;
  const digits = digitsOf(typed);
  if (digits === '') return false;
  const fields = JSON.parse(data) as Record<string, string>;
  return telephones.some((field) => digitsOf(fields[field] ?? '') === digits);
}

/** The digits of a number; with Taiwan's country code it is the same number as without. */
function digitsOf(telephone: string): string {
  return telephone
    .normalize('NFKC')
    .replaceAll(/\D/gu, '')
    .replace(/^(?:00)?8860?(?=\d{8,9}$)/u, '0');
}
