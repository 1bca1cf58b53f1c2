import type { EditionRecords } from '../records/records.ts';
import { listWithdrawn, type WithdrawableKind } from '../store/content.ts';
import { listRecords } from './page-records.queries.ts';
import type { Database } from '../store/tables.ts';

/** Page records that can be withdrawn, with the name of their kind for `withdraw`. */
const withdrawable = {
  'exhibitor-news': 'exhibitor-news',
  videos: 'video',
} as const satisfies Record<string, WithdrawableKind>;
type WithdrawableFile = keyof typeof withdrawable;

/**
 * The records of a kind that may be shown, the newest first. They are hidden together with their
 * exhibitor.
 */
export async function listShownRecords<K extends WithdrawableFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<EditionRecords[K][]> {
  const withdrawn = new Set(await listWithdrawn(database, edition));
  const records = await listRecords(database, edition, kind);
  return records
    .filter(
      ({ Id, ExhibitorId }) =>
        !withdrawn.has(`${withdrawable[kind]}/${Id}`) && !withdrawn.has(`exhibitor/${ExhibitorId}`),
    )
    .sort(
      (a, b) =>
        Date.parse(b.PublishedAt) - Date.parse(a.PublishedAt) || Number(b.Id) - Number(a.Id),
    );
}
