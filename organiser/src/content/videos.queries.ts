import type { EditionRecords } from '../records/records.ts';
import { countBy } from '../store/count-by.ts';
import { listShownRecords } from './shown-records.queries.ts';
import type { Database } from '../store/tables.ts';

export type VideoRecord = EditionRecords['videos'];

/**
 * The films that may be shown, of one exhibitor or of all, the newest first. Also counts the films
 * per category.
 */
export async function listVideos(database: Database, edition: string, exhibitor?: string) {
  const all = await listShownRecords(database, edition, 'videos');
  const records =
    exhibitor === undefined ? all : all.filter(({ ExhibitorId }) => ExhibitorId === exhibitor);
  return { records, counts: countBy(records, ({ Category }) => Category) };
}

export async function findVideo(
  database: Database,
  edition: string,
  id: string,
): Promise<VideoRecord | undefined> {
  const { records } = await listVideos(database, edition);
  return records.find(({ Id }) => Id === id);
}
