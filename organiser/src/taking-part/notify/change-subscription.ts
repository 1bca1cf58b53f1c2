import type { Lang } from '@dswine/shared/contract/wire';
import { localeOf } from '@dswine/shared/contract/locales';
import { recordAction } from '../../desk/audit/actions.queries.ts';
import { requireEdition } from '../../content/editions/stored-records.ts';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { retention } from '../../policies.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import type { Database } from '../../store/tables.ts';
import type { SubscriptionRow } from '../../store/tables/subscriptions.ts';
import { listEarlier, setConfirmed, subscriptionOfLink } from './subscriptions.repository.ts';

type Link = { edition: string; token: string };

/** Confirms the subscription of a link, once. Returns false when the link opens nothing. */
export async function confirmSubscription(
  database: Database,
  link: Link,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await subscriptionOfLink(transaction, link, now);
    const submission = row && (await findSubmission(transaction, row.submission_id));
    if (!row || !submission || submission.email === null) return false;
    if (row.confirmed_at !== null) return true;
    // One address is on a list once: the newer wish replaces the older one.
    for (const earlier of await listEarlier(transaction, row))
      await eraseSubmission(transaction, earlier.submission_id, now);
    await setConfirmed(transaction, row.submission_id, {
      confirmedAt: now.toISOString(),
      retainUntil: await endOfMails(transaction, row),
    });
    const mail = {
      kind: 'notify-confirmed',
      recipient: submission.email,
      locale: languageOf(submission.data),
      data: { id: submission.id },
    };
    await putMail(transaction, mail, now);
    return true;
  });
}

/** Ends the mails and deletes the address. Returns false when the link opens nothing. */
export async function endSubscription(database: Database, link: Link, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await subscriptionOfLink(transaction, link, now);
    const submission = row && (await findSubmission(transaction, row.submission_id));
    if (!submission) return false;
    await eraseSubmission(transaction, submission.id, now);
    const { reference: subject } = submission;
    const action = { staff: 'sender', action: 'delete', subject, detail: 'unsubscribed' };
    await recordAction(transaction, action, now);
    return true;
  });
}

export function languageOf(data: string): Lang {
  return localeOf((JSON.parse(data) as { Language?: string }).Language);
}

/** A next edition without dates is expected within a year. */
async function endOfMails(database: Database, { edition }: SubscriptionRow): Promise<string> {
  const { Next, EndDate } = await requireEdition(database, edition);
  const end = new Date(`${Next?.EndDate ?? EndDate}T23:59:59.999+08:00`);
  end.setUTCMonth(end.getUTCMonth() + retention.subscriptionMonths + (Next ? 0 : 12));
  return end.toISOString();
}
