import { eraseByPerson } from '../own-submissions/erase-by-person.ts';
import { registrationKinds } from '../submissions/kinds/registration.kinds.ts';
import type { Database } from '../../store/tables.ts';
import type { Registration } from './registrations.repository.ts';

/** Deletes a registration with its repetitions, at the request of its owner. */
export async function cancelRegistration(
  transaction: Database,
  { edition, audience, email }: Registration,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('submissions')
    .selectAll()
    .where('edition', '=', edition)
    .where('kind', '=', registrationKinds[audience].kind)
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  for (const row of rows) await eraseByPerson(transaction, row, now);
}
