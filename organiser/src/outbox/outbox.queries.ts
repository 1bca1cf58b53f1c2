import { randomUUID } from 'node:crypto';
import type { Lang } from '@dswine/shared/contract/wire';
import type { Database, OutboxMailRow } from '../store/tables.ts';

const keptDays = 7;

export type NewMail = {
  kind: string;
  recipient: string;
  locale: Lang;
  data?: Record<string, unknown>;
};

/** Puts a mail into the outbox. Called inside the transaction that the mail tells of: both are there, or neither. */
export async function putMail(
  database: Database,
  mail: NewMail,
  now: Date = new Date(),
): Promise<void> {
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
      leased_until: null,
      reason: null,
      created_at: now.toISOString(),
      sent_at: null,
    })
    .execute();
}

/** Takes the next mail that is due, for this process alone. A process that dies with it gives it back when the lease ends. */
export async function leaseMail(
  database: Database,
  now: Date = new Date(),
  leaseMs = 60_000,
): Promise<OutboxMailRow | undefined> {
  const at = now.toISOString();
  const free = () =>
    database
      .selectFrom('outbox_mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', at)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
  for (let next = await free(); next; next = await free()) {
    const leased = await database
      .updateTable('outbox_mails')
      .set((row) => ({ leased_until: inMs(now, leaseMs), attempts: row('attempts', '+', 1) }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst();
    // Otherwise another process was quicker: the one after it is looked for.
    if (leased) return leased;
  }
  return undefined;
}

/** Done. Whom it went to and what it said is not kept. */
export async function markSent(
  database: Database,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const gone = { recipient: '', data: '{}', leased_until: null, reason: null };
  await database
    .updateTable('outbox_mails')
    .set({ ...gone, state: 'sent', sent_at: now.toISOString() })
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

/** Takes a mail out of the queue that cannot be sent; a person may look at its reason and set it to `waiting` again. */
export async function park(database: Database, id: string, reason: string): Promise<void> {
  await database
    .updateTable('outbox_mails')
    .set({ state: 'parked', leased_until: null, reason })
    .where('id', '=', id)
    .execute();
}

/** Sent mails, of which nothing but the time is left, are forgotten after a week; parked ones when `parkedBefore` is past. */
export async function forgetOldMails(
  database: Database,
  now: Date,
  parkedBefore: Date,
): Promise<void> {
  const before = inMs(now, -keptDays * 24 * 60 * 60 * 1000);
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
