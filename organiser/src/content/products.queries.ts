import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type ProductRecord = EditionRecords['products'];
/** A product with its exhibitor. */
export type ShownProduct = { record: ProductRecord; exhibitor: EditionRecords['exhibitors'] };

function shownProducts(database: Database, edition: string) {
  return database
    .selectFrom('products')
    .innerJoin('exhibitors', (join) =>
      join
        .onRef('exhibitors.edition', '=', 'products.edition')
        .onRef('exhibitors.id', '=', 'products.exhibitor_id'),
    )
    .where('products.edition', '=', edition)
    .where(isShown('products', 'product'))
    .select(['products.id as id', 'products.record as record', 'exhibitors.record as exhibitor']);
}

/** These products in this order. Skips withdrawn ones. */
export async function listProducts(
  database: Database,
  edition: string,
  ids: readonly string[],
): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await shownProducts(database, edition).where('products.id', 'in', ids).execute();
  const products = new Map(rows.map((row) => [row.id, parse(row)]));
  return ids.flatMap((id) => products.get(id) ?? []);
}

export async function findProduct(
  database: Database,
  edition: string,
  id: string,
): Promise<ProductRecord | undefined> {
  const [product] = await listProducts(database, edition, [id]);
  return product?.record;
}

/** All products of an exhibitor, the most popular first. */
export async function listProductsOf(
  database: Database,
  edition: string,
  exhibitorId: string,
): Promise<ShownProduct[]> {
  const rows = await shownProducts(database, edition)
    .where('products.exhibitor_id', '=', exhibitorId)
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id_number')
    .limit(1000)
    .execute();
  return rows.map(parse);
}

/** Products of other exhibitors in these categories, the most popular first. */
export async function listOfCategories(
  database: Database,
  edition: string,
  { categories, butOf, limit }: { categories: readonly string[]; butOf: string; limit: number },
): Promise<ShownProduct[]> {
  if (categories.length === 0) return [];
  const rows = await shownProducts(database, edition)
    .where('products.category', 'in', categories)
    .where('products.exhibitor_id', '<>', butOf)
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id_number')
    .limit(limit)
    .execute();
  return rows.map(parse);
}

/** The highest rated products of an area, excluding one. */
export async function listHighestRated(
  database: Database,
  edition: string,
  { area, but, limit }: { area: string; but: string; limit: number },
): Promise<ShownProduct[]> {
  const rows = await shownProducts(database, edition)
    .where('products.area', '=', area)
    .where('products.id', '<>', but)
    .orderBy('products.rating_tenths', 'desc')
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id_number')
    .limit(limit)
    .execute();
  return rows.map(parse);
}

function parse(row: { record: string; exhibitor: string }): ShownProduct {
  return {
    record: JSON.parse(row.record) as ProductRecord,
    exhibitor: JSON.parse(row.exhibitor) as EditionRecords['exhibitors'],
  };
}
