import type { EditionRecord } from '../../content/editions/edition.ts';
import { listImportedRecords } from '../../store/records.ts';
import { isShown, listWithdrawn } from '../../store/shown.ts';
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
  // As imported: what exhibitors write themselves approves no visitor.
  const exhibitors = await listImportedRecords(database, Code, 'exhibitors');
  const withdrawn = new Set(await listWithdrawn(database, Code));
  return exhibitors.some(
    (record) =>
      isShown('exhibitors', record, withdrawn) && domainsOf(record.Website).some(isWithin),
  );
}

/** None for an address without one, such as `https://localhost`. */
function domainsOf(website = ''): string[] {
  const name = URL.parse(website)?.hostname.replace(/^www\./u, '') ?? '';
  return name.includes('.') ? [name] : [];
}
