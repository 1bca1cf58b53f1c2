import { plainEmail } from '@dswine/shared/form/email';
import type { SubmissionRow } from '../../store/tables/submissions.ts';

const telephones = ['Tel', 'Mobile'] as const;

/**
 * Whether this is an email address or a telephone number of the submission. Its format does not
 * matter.
 */
export function isContactOf(
  { email, data }: Pick<SubmissionRow, 'email' | 'data'>,
  typed: string,
): boolean {
  const address = plainEmail(typed);
  if (address.includes('@')) return address === email;
  const digits = digitsOf(typed);
  if (digits === '') return false;
  const fields = JSON.parse(data) as Record<string, string>;
  return telephones.some((field) => digitsOf(fields[field] ?? '') === digits);
}

/** The digits of a telephone number. Taiwan's country code is equivalent to the leading zero. */
function digitsOf(telephone: string): string {
  return telephone
    .normalize('NFKC')
    .replaceAll(/\D/gu, '')
    .replace(/^(?:00)?8860?(?=\d{8,9}$)/u, '0');
}
