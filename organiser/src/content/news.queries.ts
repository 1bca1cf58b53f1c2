import { dayOf } from '@dswine/shared/fair/dates';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type NewsRecord = EditionRecords['news'];
export type NewsPosition = { published_at: string; id_number: number };

const shown = (database: Database, edition: string) =>
  database.selectFrom('news').where('news.edition', '=', edition).where(isShown('news', 'news'));
const parse = (row: { record: string }) => JSON.parse(row.record) as NewsRecord;

/** The number of news items per category, of those that are published by `now`. */
export async function countNews(
  database: Database,
  edition: string,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await published(database, edition, now)
    .select(['category', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('category')
    .execute();
  return new Map(rows.map((row) => [row.category, Number(row.total)]));
}

/**
 * The newest first. With `now`, only what is published by then; what is no longer news comes last
 * (`Until`).
 */
export async function listNews(
  database: Database,
  edition: string,
  {
    category,
    limit,
    offset = 0,
    now,
  }: { category?: string | undefined; limit: number; offset?: number; now?: Date },
): Promise<NewsRecord[]> {
  let query = published(database, edition, now).select('record');
  if (category !== undefined) query = query.where('category', '=', category);
  const past = now ? await listPastIds(database, edition, now) : [];
  if (past.length > 0)
    query = query.orderBy((e) => e.case().when('id', 'in', past).then(1).else(0).end());
  const rows = await query
    .orderBy('published_at', 'desc')
    .orderBy('id_number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(parse);
}

/** Whether an item is no longer news: its last day in Taipei is over. */
export const isPast = ({ Until }: { Until?: string }, now: Date): boolean =>
  Until !== undefined && Until < dayOf(now.toISOString());

async function listPastIds(database: Database, edition: string, now: Date): Promise<string[]> {
  const rows = await shown(database, edition)
    .select('record')
    .where('record', 'like', '%"Until":"%')
    .execute();
  return rows.map(parse).flatMap((record) => (isPast(record, now) ? [record.Id] : []));
}

function published(database: Database, edition: string, now: Date | undefined) {
  const query = shown(database, edition);
  return now ? query.where('published_at', '<=', now.toISOString()) : query;
}

/** With `now`, only an item that is published by then. */
export async function findNews(
  database: Database,
  edition: string,
  id: string,
  now?: Date,
): Promise<{ record: NewsRecord; at: NewsPosition } | undefined> {
  const row = await published(database, edition, now)
    .select(['record', 'published_at', 'id_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { record: parse(row), at: row };
}

/**
 * The item just older or just newer than a position, of those that are published by `now` and still
 * news.
 */
export async function findNeighbour(
  database: Database,
  edition: string,
  { at, side, now }: { at: NewsPosition; side: 'older' | 'newer'; now: Date },
): Promise<NewsRecord | undefined> {
  const [than, order] = side === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const past = await listPastIds(database, edition, now);
  let query = published(database, edition, now);
  if (past.length > 0) query = query.where('id', 'not in', past);
  const row = await query
    .select('record')
    .where((e) =>
      e.or([
        e('published_at', than, at.published_at),
        e.and([e('published_at', '=', at.published_at), e('id_number', than, at.id_number)]),
      ]),
    )
    .orderBy('published_at', order)
    .orderBy('id_number', order)
    .executeTakeFirst();
  return row && parse(row);
}
