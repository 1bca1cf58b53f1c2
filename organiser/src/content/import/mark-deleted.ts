import type { EditionFile } from '../records/records.ts';
import { withdrawable, withdrawableKinds } from '../../store/shown.ts';
import type { Database } from '../../store/tables.ts';
import type { Accepted } from './check/validate-records.ts';

type Imported = {
  accepted: Accepted;
  /** The records that the files no longer contain. */
  removed: readonly { kind: EditionFile; id: string }[];
  now: Date;
};

/**
 * Marks records that the files no longer contain as withdrawn, so that cached pages of them expire.
 * Unmarks those that came back. Records that the staff withdrew stay withdrawn.
 */
export async function markDeleted(
  database: Database,
  edition: string,
  { accepted, removed, now }: Imported,
): Promise<void> {
  for (const kind of withdrawableKinds) {
    const ids = removed.filter((one) => one.kind === withdrawable[kind]).map(({ id }) => id);
    for (const id of ids)
      await database
        .insertInto('withdrawn_records')
        .values({ edition, kind, id, reason: 'removed', withdrawn_at: now.toISOString() })
        .onConflict((conflict) => conflict.columns(['edition', 'kind', 'id']).doNothing())
        .execute();
    const present = new Set(accepted[withdrawable[kind]].map(({ Id }) => Id));
    const marked = await database
      .selectFrom('withdrawn_records')
      .select('id')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('reason', '=', 'removed')
      .execute();
    for (const { id } of marked.filter((row) => present.has(row.id)))
      await database
        .deleteFrom('withdrawn_records')
        .where('edition', '=', edition)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('reason', '=', 'removed')
        .execute();
  }
}
