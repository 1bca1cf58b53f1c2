import type { LocalisedText } from '@dswine/shared/contract/wire';
import { onlyLocaleOf } from '@dswine/shared/fair/bilingual';
import type { SitemapRecord } from '@dswine/shared/contract/sitemap';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

const named = (rows: { id: string }[]): SitemapRecord[] => rows.map(({ id }) => ({ Id: id }));

/** A record with a name in only one language has a page only in that language. */
function inOwnLanguage({ id, record }: { id: string; record: string }): SitemapRecord {
  const { Name, Title } = JSON.parse(record) as { Name?: LocalisedText; Title?: LocalisedText };
  const only = onlyLocaleOf(Name ?? Title);
  return { Id: id, ...(only && { Lang: only }) };
}

export async function listExhibitorIds(
  database: Database,
  edition: string,
): Promise<SitemapRecord[]> {
  const shown = database
    .selectFrom('exhibitors')
    .where('edition', '=', edition)
    .where(isShown('exhibitors', 'exhibitor'));
  return (await shown.select(['id', 'record']).orderBy('id_number').execute()).map(inOwnLanguage);
}

export async function listProductIds(
  database: Database,
  edition: string,
): Promise<SitemapRecord[]> {
  const shown = database
    .selectFrom('products')
    .where('edition', '=', edition)
    .where(isShown('products', 'product'));
  return (await shown.select(['id', 'record']).orderBy('id_number').execute()).map(inOwnLanguage);
}

export async function listNewsIds(
  database: Database,
  edition: string,
  now: Date,
): Promise<SitemapRecord[]> {
  const shown = database
    .selectFrom('news')
    .where('edition', '=', edition)
    .where('published_at', '<=', now.toISOString())
    .where(isShown('news', 'news'));
  const rows = await shown.select(['id', 'record']).orderBy('id_number').execute();
  return rows.map(({ id, record }) => {
    const { PublishedAt, UpdatedAt } = JSON.parse(record) as EditionRecords['news'];
    return { ...inOwnLanguage({ id, record }), UpdatedAt: UpdatedAt ?? PublishedAt };
  });
}

export async function listEventIds(database: Database, edition: string): Promise<SitemapRecord[]> {
  const shown = database.selectFrom('calendar_entries').where('edition', '=', edition);
  const rows = shown
    .where(isShown('calendar_entries', 'event'))
    .select(['id', 'record'])
    .orderBy('id_number')
    .execute();
  return (await rows).map(inOwnLanguage);
}

/** Non-empty categories of exhibitors and products. Empty pages do not belong in a search index. */
export async function listCategories(
  database: Database,
  edition: string,
): Promise<{ exhibitors: SitemapRecord[]; products: SitemapRecord[] }> {
  const exhibitors = await database
    .selectFrom('exhibitor_terms')
    .innerJoin('exhibitors', (join) =>
      join
        .onRef('exhibitors.edition', '=', 'exhibitor_terms.edition')
        .onRef('exhibitors.id', '=', 'exhibitor_terms.exhibitor_id'),
    )
    .where('exhibitors.edition', '=', edition)
    .where('exhibitor_terms.kind', '=', 'category')
    .where(isShown('exhibitors', 'exhibitor'))
    .select('exhibitor_terms.code as id')
    .distinct()
    .orderBy('id')
    .execute();
  const products = await database
    .selectFrom('products')
    .where('edition', '=', edition)
    .where(isShown('products', 'product'))
    .select('category as id')
    .distinct()
    .orderBy('id')
    .execute();
  return { exhibitors: named(exhibitors), products: named(products) };
}
