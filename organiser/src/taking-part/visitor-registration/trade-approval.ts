import type { EditionRecord } from '../../content/editions/edition.ts';
import { listRecords } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';

/**
 * Whether a trade visitor with this address needs no approval by the staff. The badge goes to that
 * address, so that claiming another one gains nothing.
 */
export async function isApproved(
  database: Database,
  { Code, Registration, TradeApproval }: EditionRecord,
  email: string,
): Promise<boolean> {
  if (!Registration?.ApproveTrade) return true;
  const { Domains = [], Exhibitors = false } = TradeApproval ?? {};
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const isWithin = (name: string) => domain === name || domain.endsWith(`.${name}`);
  if (Domains.some(isWithin)) return true;
  if (!Exhibitors) return false;
  const exhibitors = await listRecords(database, Code, 'exhibitors');
  return exhibitors.some(
    ({ Website }) =>
      Website !== undefined && isWithin(new URL(Website).hostname.replace(/^www\./u, '')),
  );
}
