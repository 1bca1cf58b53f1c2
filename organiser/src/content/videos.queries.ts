import type { EditionRecords } from '../records/records.ts';
import { countBy } from '../store/count-by.ts';
import { listShownRecords } from './shown-records.queries.ts';
import { isPast } from './news.queries.ts';
import type { Database } from '../store/tables.ts';

export type VideoRecord = EditionRecords['videos'];

/**
 * The films that may be shown, of one exhibitor or of all, the newest first; what is over by `now`
 * comes last (`Until`). Also counts the films per category.
 */
export async function listVideos(
  database: Database,
  edition: string,
  now?: Date,
  exhibitor?: string,
) {
  const shown = await listShownRecords(database, edition, 'videos');
  const isOver = (record: VideoRecord) => now !== undefined && isPast(record, now);
  const all = [...shown.filter((one) => !isOver(one)), ...shown.filter(isOver)];
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
