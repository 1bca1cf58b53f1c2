import { findSubject } from '../access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { SubscriptionRow } from '../../store/tables/subscriptions.ts';

export async function insertSubscription(database: Database, row: SubscriptionRow): Promise<void> {
  await database.insertInto('subscriptions').values(row).execute();
}

export async function findSubscription(
  database: Database,
  submissionId: string,
): Promise<SubscriptionRow | undefined> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Finds the subscription of a mailed link. */
export async function subscriptionOfLink(
  database: Database,
  { edition, token }: { edition: string; token: string },
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const id = await findSubject(database, 'subscription', token, now);
  const row = id === undefined ? undefined : await findSubscription(database, id);
  return row?.edition === edition ? row : undefined;
}

export async function listEarlier(
  database: Database,
  { edition, audience, person, submission_id }: SubscriptionRow,
): Promise<SubscriptionRow[]> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('edition', '=', edition)
    .where('audience', '=', audience)
    .where('person', '=', person)
    .where('submission_id', '!=', submission_id)
    .where('confirmed_at', 'is not', null)
    .execute();
}

export async function setConfirmed(
  database: Database,
  submissionId: string,
  { confirmedAt, retainUntil }: { confirmedAt: string; retainUntil: string },
): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ confirmed_at: confirmedAt })
    .where('submission_id', '=', submissionId)
    .execute();
  await database
    .updateTable('submissions')
    .set({ retain_until: retainUntil })
    .where('id', '=', submissionId)
    .execute();
}
