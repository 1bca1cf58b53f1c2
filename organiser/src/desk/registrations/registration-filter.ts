import { plainEmail } from '@dswine/shared/form/email';
import { splitValues } from '@dswine/shared/form/join-values';
import { readReference } from '../../taking-part/submissions/reference.ts';
import { readBadge } from '../../taking-part/visitor-registration/badge-code.ts';
import type { Registration } from '../../taking-part/visitor-registration/registrations.repository.ts';
import { readPage } from '../desk-list.ts';
import { fieldsOf } from '../fields-of.ts';

/** `find` is a complete reference, e-mail address, or the text of a badge's QR code. */
export type RegistrationFilter = {
  find: string;
  audience: string;
  state: string;
  day: string;
  page: number;
};

export function readRegistrationFilter(query: unknown): RegistrationFilter {
  const { find = '', audience = '', state = '', day = '', page } = fieldsOf(query);
  return { find: find.trim().slice(0, 200), audience, state, day, page: readPage(page) };
}

export function filterRegistrations(
  rows: readonly Registration[],
  { find, audience, state, day }: RegistrationFilter,
): Registration[] {
  const badge = readBadge(find.toUpperCase());
  const reference = readReference(find);
  const email = plainEmail(find);
  const isFound = (row: Registration) =>
    find === '' || row.badge === badge || row.reference === reference || row.email === email;
  return rows.filter(
    (row) =>
      isFound(row) &&
      (audience === '' || row.audience === audience) &&
      (state === '' || row.state === state) &&
      (day === '' || splitValues(row.days).includes(day)),
  );
}
