import { findExhibitor } from './exhibitors.queries.ts';
import { countBy } from '../store/count-by.ts';
import { listShownRecords } from './shown-records.queries.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type ExhibitorNewsRecord = EditionRecords['exhibitor-news'];

/**
 * Visible items of one exhibitor or of all, newest first, with the number of items per category.
 */
export async function listExhibitorNews(
  database: Database,
  edition: string,
  exhibitor: string | undefined,
) {
  const all = await listShownRecords(database, edition, 'exhibitor-news');
  const records =
    exhibitor === undefined ? all : all.filter(({ ExhibitorId }) => ExhibitorId === exhibitor);
  return { records, counts: countBy(records, ({ Category }) => Category) };
}

/** An item with its neighbours `older` and `newer` among all visible items. */
export async function findExhibitorNews(database: Database, edition: string, id: string) {
  const { records } = await listExhibitorNews(database, edition, undefined);
  const at = records.findIndex(({ Id }) => Id === id);
  const record = records[at];
  if (!record) return undefined;
  const more = records.filter(
    ({ Id, ExhibitorId }) => ExhibitorId === record.ExhibitorId && Id !== id,
  );
  return { record, newer: records[at - 1], older: records[at + 1], more };
}

/** An item with its exhibitor, whose area determines the picture's colours. */
export async function findExhibitorNewsItem(database: Database, edition: string, id: string) {
  const found = await findExhibitorNews(database, edition, id);
  const exhibitor = found && (await findExhibitor(database, edition, found.record.ExhibitorId));
  return (
    found && exhibitor && { ...found, exhibitor, area: exhibitor.Areas[0] ?? ('wine' as const) }
  );
}
