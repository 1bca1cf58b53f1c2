import { notFound } from '../../http/responses.ts';
import { findRecord, listRecords, readRecord } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import { byStart, type CalendarRecord, type EditionRecord } from './edition.ts';

/*
 * Records of the store, for what changes beside the content: applications, appointments, mails. They
 * may be read in the transaction of an import. Pages read an `Edition`.
 */
export async function requireEdition(database: Database, code: string): Promise<EditionRecord> {
  const record = await readRecord(database, code, 'edition', code);
  if (!record) throw notFound('edition', code);
  return record;
}

export const findExhibitor = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'exhibitors', id);

/** Hidden together with its exhibitor. */
export const findProduct = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'products', id);

export const findEntry = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'calendar', id);

export async function listEntries(database: Database, edition: string): Promise<CalendarRecord[]> {
  const entries = await listRecords(database, edition, 'calendar');
  return entries.toSorted(byStart);
}
