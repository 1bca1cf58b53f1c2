import { endLinks } from '../../taking-part/access-links/access-links.ts';
import { dropApplication } from '../../taking-part/applications/fill-places.ts';
import { dropAppointment } from '../../taking-part/appointments/drop-appointment.ts';
import { recordErasure } from '../../desk/audit/erasures.queries.ts';
import type { Database } from '../../store/tables.ts';

/** Deletes a submission's content. The row stays as proof that it existed and was deleted. */
export async function eraseSubmission(database: Database, id: string, now: Date): Promise<void> {
  await dropApplication(database, id, now);
  await dropAppointment(database, id, now);
  await database.deleteFrom('subscriptions').where('submission_id', '=', id).execute();
  await endLinks(database, id, 'subscription');
  await database.deleteFrom('visitor_registrations').where('submission_id', '=', id).execute();
  await endLinks(database, id, 'badge');
  await database.deleteFrom('inquiry_steps').where('submission_id', '=', id).execute();
  const row = await database
    .selectFrom('submissions')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  // Unsent mails hold the address and the text; some hold only the reference.
  await database
    .deleteFrom('outbox_mails')
    .where('state', '!=', 'sent')
    .where((mail) =>
      mail.or([
        mail('data', 'like', `%"id":"${id}"%`),
        ...(row ? [mail('data', 'like', `%"reference":"${row.reference}"%`)] : []),
      ]),
    )
    .execute();
  await database
    .updateTable('submissions')
    .set({
      state: 'deleted',
      definition: null,
      data: '{}',
      answer: '{}',
      email: null,
      marketing: 0,
      exhibitor_id: null,
      product_id: null,
      event_id: null,
      key_hash: `deleted ${id}`,
    })
    .where('id', '=', id)
    .execute();
  const reference = row?.reference ?? null;
  await recordErasure(database, { id, kind: 'submission', reference }, now);
}

/** Deletes all submissions past their retention date. Returns their references. */
export async function eraseExpired(database: Database, now: Date): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const expired = await transaction
      .selectFrom('submissions')
      .select(['id', 'reference'])
      .where('state', '!=', 'deleted')
      .where('retain_until', '<', now.toISOString())
      .execute();
    for (const { id } of expired) await eraseSubmission(transaction, id, now);
    return expired.map(({ reference }) => reference);
  });
}
