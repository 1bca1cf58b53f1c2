import { type EditionRecord, requireEdition } from '../../content/editions/edition.ts';
import { monthsAfterFair, retention } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { type SubmissionKind, submissionKinds } from './kinds/submission-kinds.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a submission that is sent now has to be deleted. */
export function retainedUntil(kind: SubmissionKind, now: Date, fair: EditionRecord): string {
  const { retainedDays } = kind;
  return retainedDays === undefined
    ? afterFair(kind, fair)
    : new Date(now.getTime() + retainedDays * dayMs).toISOString();
}

function afterFair(
  { retainedMonths = retention.submissionMonths }: SubmissionKind,
  { EndDate }: Pick<EditionRecord, 'EndDate'>,
): string {
  return monthsAfterFair(EndDate, retainedMonths).toISOString();
}

/** When an order stops naming people, and when it has to be deleted. */
export const orderRetention = ({ EndDate }: Pick<EditionRecord, 'EndDate'>) => ({
  names_until: monthsAfterFair(EndDate, retention.exhibitorDeskMonths).toISOString(),
  retain_until: monthsAfterFair(EndDate, retention.orderYears * 12).toISOString(),
});

/** Lets stored submissions and orders follow the last day of their fair, which may have been postponed. */
export async function renewRetention(database: Database): Promise<void> {
  const stored = await database.selectFrom('content_revisions').select('edition').execute();
  for (const { edition } of stored) {
    const fair = await requireEdition(database, edition);
    for (const kind of submissionKinds.filter(({ retainedDays }) => retainedDays === undefined))
      await database
        .updateTable('submissions')
        .set({ retain_until: afterFair(kind, fair) })
        .where('edition', '=', fair.Code)
        .where('kind', '=', kind.kind)
        .where('retain_until', '!=', afterFair(kind, fair))
        .where('state', '!=', 'deleted')
        .execute();
    await database
      .updateTable('exhibitor_orders')
      .set(orderRetention(fair))
      .where('edition', '=', fair.Code)
      .where('names_until', '!=', orderRetention(fair).names_until)
      .execute();
  }
}
