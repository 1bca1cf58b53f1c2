import type { WithdrawableKind } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { ContentTable, Row } from './make-rows.ts';

const kindOf: Partial<Record<string, WithdrawableKind>> = {
  exhibitors: 'exhibitor',
  products: 'product',
  news: 'news',
  calendar_entries: 'event',
  'page_records/exhibitor-news': 'exhibitor-news',
  'page_records/videos': 'video',
};

/**
 * Marks records that the files no longer contain as withdrawn, so that cached pages of them expire.
 * Unmarks those that came back. Records that the staff withdrew stay withdrawn. `removed` holds
 * `table/key`, or `page_records/kind/key` for page records.
 */
export async function markDeleted(
  database: Database,
  edition: string,
  removed: string[],
  { rows, now }: { rows: Record<ContentTable, Row[]>; now: Date },
): Promise<void> {
  for (const key of removed) {
    const [, table = '', id = ''] = /^(.+)\/([^/]*)$/u.exec(key) ?? [];
    const kind = kindOf[table];
    if (!kind) continue;
    await database
      .insertInto('withdrawn_records')
      .values({ edition, kind, id, reason: 'removed', withdrawn_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['edition', 'kind', 'id']).doNothing())
      .execute();
  }
  const removedBefore = await database
    .selectFrom('withdrawn_records')
    .select(['kind', 'id'])
    .where('edition', '=', edition)
    .where('reason', '=', 'removed')
    .execute();
  const present = new Set([
    ...(['exhibitors', 'products', 'news', 'calendar_entries'] as const).flatMap((table) =>
      rows[table].map((row) => `${kindOf[table]}/${row['id']}`),
    ),
    ...rows.page_records.map((row) => `${kindOf[`page_records/${row['kind']}`]}/${row['id']}`),
  ]);
  for (const { kind, id } of removedBefore.filter((row) => present.has(`${row.kind}/${row.id}`))) {
    await database
      .deleteFrom('withdrawn_records')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('reason', '=', 'removed')
      .execute();
  }
}
