import { sql } from 'kysely';
import { searchPatterns } from '../store/search-text.ts';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../import/records.ts';

export type ProductRecord = EditionRecords['products'];
/** A product with the name of the exhibitor that shows it. */
export type ShownProduct = { record: ProductRecord; exhibitor: Pick<EditionRecords['exhibitors'], 'Name'> };
export type ProductFilter = {
  Keyword?: string;
  Category: string[];
  Country: string[];
  Area: string[];
  ExhibitorId?: string;
  Featured?: boolean;
};
export type ProductOrder = { sort: 'default' | 'popularity' | 'name'; lang: 'tw' | 'en' };

function fitting(database: Database, edition: string, filter: ProductFilter) {
  let query = database
    .selectFrom('products')
    .innerJoin('exhibitors', (join) =>
      join.onRef('exhibitors.edition', '=', 'products.edition').onRef('exhibitors.id', '=', 'products.exhibitor_id'),
    )
    .where('products.edition', '=', edition)
    .where(isShown('products', 'product'));
  for (const pattern of searchPatterns(filter.Keyword ?? ''))
    query = query.where(sql<boolean>`products.search_text like ${pattern} escape '\\'`);
  if (filter.Category.length > 0) query = query.where('products.category', 'in', filter.Category);
  if (filter.Country.length > 0) query = query.where('products.country', 'in', filter.Country);
  if (filter.Area.length > 0) query = query.where('products.area', 'in', filter.Area);
  if (filter.ExhibitorId !== undefined) query = query.where('products.exhibitor_id', '=', filter.ExhibitorId);
  // Exhibitors are featured, products are not: a featured product is one of theirs.
  if (filter.Featured !== undefined) query = query.where('exhibitors.featured', '=', filter.Featured ? 1 : 0);
  return query;
}

export async function countProducts(database: Database, edition: string, filter: ProductFilter): Promise<number> {
  const row = await fitting(database, edition, filter)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function listProducts(
  database: Database,
  edition: string,
  filter: ProductFilter,
  order: ProductOrder,
  limit: number,
  offset: number,
): Promise<ShownProduct[]> {
  let query = fitting(database, edition, filter).select(['products.record', 'exhibitors.record as exhibitor']);
  query =
    order.sort === 'name'
      ? query.orderBy(order.lang === 'tw' ? 'products.rank_tw' : 'products.rank_en')
      : query.orderBy('products.popularity', 'desc');
  const rows = await query.orderBy('products.id_number').limit(limit).offset(offset).execute();
  return rows.map((row) => ({
    record: JSON.parse(row.record) as ProductRecord,
    exhibitor: JSON.parse(row.exhibitor) as EditionRecords['exhibitors'],
  }));
}

/** All products of an exhibitor, the most popular first. */
export function listProductsOf(database: Database, edition: string, exhibitorId: string): Promise<ShownProduct[]> {
  return listProducts(
    database,
    edition,
    { Category: [], Country: [], Area: [], ExhibitorId: exhibitorId },
    { sort: 'popularity', lang: 'tw' },
    1000,
    0,
  );
}

export async function findProduct(database: Database, edition: string, id: string): Promise<ProductRecord | undefined> {
  const row = await database
    .selectFrom('products')
    .select('record')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where(isShown('products', 'product'))
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as ProductRecord);
}
