import type { SitemapRecord } from '@dswine/shared/contract/sitemap';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../import/records.ts';

const named = (rows: { id: string }[]): SitemapRecord[] => rows.map(({ id }) => ({ Id: id }));

export async function listExhibitorIds(database: Database, edition: string): Promise<SitemapRecord[]> {
  const shown = database
    .selectFrom('exhibitors')
    .where('edition', '=', edition)
    .where(isShown('exhibitors', 'exhibitor'));
  return named(await shown.select('id').orderBy('id_number').execute());
}

export async function listProductIds(database: Database, edition: string): Promise<SitemapRecord[]> {
  const shown = database.selectFrom('products').where('edition', '=', edition).where(isShown('products', 'product'));
  return named(await shown.select('id').orderBy('id_number').execute());
}

export async function listNewsIds(database: Database, edition: string): Promise<SitemapRecord[]> {
  const shown = database.selectFrom('news').where('edition', '=', edition).where(isShown('news', 'news'));
  const rows = await shown.select(['id', 'record']).orderBy('id_number').execute();
  return rows.map(({ id, record }) => {
    const { PublishedAt, UpdatedAt } = JSON.parse(record) as EditionRecords['news'];
    return { Id: id, UpdatedAt: UpdatedAt ?? PublishedAt };
  });
}

export async function listEventIds(database: Database, edition: string): Promise<SitemapRecord[]> {
  const shown = database.selectFrom('calendar_entries').where('edition', '=', edition);
  const rows = shown.where(isShown('calendar_entries', 'event')).select('id').orderBy('id_number').execute();
  return named(await rows);
}

/** Categories under which there is something, of exhibitors and of products. A page that is empty is not for the index. */
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
