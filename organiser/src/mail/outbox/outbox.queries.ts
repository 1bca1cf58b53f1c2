import { randomUUID } from 'node:crypto';
import { currentOrigin } from '@dswine/shared/tracing/request-context';
import type { Lang } from '@dswine/shared/contract/wire';
import { retention } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { OutboxMailRow } from '../../store/tables/submissions.ts';

export type NewMail = {
  kind: string;
  recipient: string;
  locale: Lang;
  data?: Record<string, unknown>;
  /** By the real clock, if the mail must not leave at once. */
  notBefore?: Date;
};

/**
 * Queues a mail, which is due at once by any clock. Call it inside the transaction that causes the
 * mail, so that both are committed or neither.
 */
export async function putMail(database: Database, mail: NewMail, now: Date): Promise<void> {
  const { requestId, traceparent } = currentOrigin();
  await database
    .insertInto('outbox_mails')
    .values({
      id: randomUUID(),
      kind: mail.kind,
      recipient: mail.recipient,
      locale: mail.locale,
      data: JSON.stringify(mail.data ?? {}),
      state: 'waiting',
      attempts: 0,
      due_at: now.toISOString(),
      // Until then it is leased to nobody.
      leased_until: mail.notBefore && mail.notBefore > now ? mail.notBefore.toISOString() : null,
      reason: null,
      created_at: now.toISOString(),
      sent_at: null,
      request_id: requestId,
      traceparent,
    })
    .execute();
}

/**
 * Leases the next due mail to this process. When the process dies, the mail becomes available again
 * after the lease.
 */
export async function leaseMail(
  database: Database,
  now: Date,
  leaseMs: number,
): Promise<OutboxMailRow | undefined> {
  const at = now.toISOString();
  const free = () =>
    database
      .selectFrom('outbox_mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('attempts', '=', 0), row('due_at', '<=', at)]))
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
  for (let next = await free(); next; next = await free()) {
    const leased = await database
      .updateTable('outbox_mails')
      .set((row) => ({
        due_at: at,
        leased_until: inMs(now, leaseMs),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst();
    // Another process leased this mail first. Try the next one.
    if (leased) return leased;
  }
  return undefined;
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  const cleared = {
    recipient: '',
    data: '{}',
    leased_until: null,
    reason: null,
    request_id: null,
    traceparent: null,
  };
  await database
    .updateTable('outbox_mails')
    .set({ ...cleared, state: 'sent', sent_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function postpone(
  database: Database,
  id: string,
  reason: string,
  until: Date,
): Promise<void> {
  await database
    .updateTable('outbox_mails')
    .set({ due_at: until.toISOString(), leased_until: null, reason })
    .where('id', '=', id)
    .execute();
}

/** Makes the mails due that wait for their next try. The mail server accepts mails again. */
export async function makeDue(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('outbox_mails')
    .set({ due_at: now.toISOString() })
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('leased_until', 'is', null)
    .execute();
}

const mostUndelivered = 500;

/** Mails that were given up or have failed so far: the newest, or those about one submission. */
export async function listUndelivered(
  database: Database,
  submissionId?: string,
): Promise<OutboxMailRow[]> {
  let mails = database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('state', '!=', 'sent')
    .where('reason', 'is not', null);
  if (submissionId !== undefined) mails = mails.where('data', 'like', `%"id":"${submissionId}"%`);
  return mails.orderBy('created_at', 'desc').orderBy('id').limit(mostUndelivered).execute();
}

/**
 * Makes a mail due that was given up or has failed, to this address. It keeps its id, and so its
 * Message-ID. Returns false when it was sent meanwhile, or is being sent.
 */
export async function sendAgain(
  database: Database,
  id: string,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const again = { state: 'waiting' as const, attempts: 0, due_at: now.toISOString(), reason: null };
  const { numUpdatedRows } = await database
    .updateTable('outbox_mails')
    .set({ ...again, recipient })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where('leased_until', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a mail that cannot be sent from the queue. Staff read the reason and may send it again. */
export async function park(database: Database, id: string, reason: string): Promise<void> {
  await database
    .updateTable('outbox_mails')
    .set({ state: 'parked', leased_until: null, reason })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes sent mails after a week (only their time is left by then), and parked mails older than
 * `parkedBefore`.
 */
export async function deleteOldMails(
  database: Database,
  now: Date,
  parkedBefore: Date,
): Promise<void> {
  const before = inMs(now, -retention.sentMailDays * 24 * 60 * 60 * 1000);
  await database
    .deleteFrom('outbox_mails')
    .where('state', '=', 'sent')
    .where('sent_at', '<', before)
    .execute();
  await database
    .deleteFrom('outbox_mails')
    .where('state', '=', 'parked')
    .where('due_at', '<', parkedBefore.toISOString())
    .execute();
}

function inMs(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}
