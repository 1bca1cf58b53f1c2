import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/bilingual';
import type { PageFile } from '../records/page-records.ts';
import type { WithdrawableKind } from '../store/content.ts';
import { findRecord } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const tables = {
  exhibitor: 'exhibitors',
  product: 'products',
  news: 'news',
  event: 'calendar_entries',
} as const;
const files = { 'exhibitor-news': 'exhibitor-news', video: 'videos' } as const satisfies Record<
  string,
  PageFile
>;

/** The title of a record; undefined when it does not exist. */
export async function recordTitle(
  database: Database,
  edition: string,
  kind: WithdrawableKind,
  id: string,
): Promise<string | undefined> {
  const record = await findTitled(database, edition, kind, id);
  const name = record?.Name ?? record?.Title;
  return name && textsOf(name).join(' / ');
}

type Titled = { Name?: LocalisedText; Title?: LocalisedText };

async function findTitled(
  database: Database,
  edition: string,
  kind: WithdrawableKind,
  id: string,
): Promise<Titled | undefined> {
  if (kind === 'exhibitor-news' || kind === 'video')
    return findRecord(database, edition, files[kind], id);
  const row = await database
    .selectFrom(tables[kind])
    .select('record')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as Titled);
}
