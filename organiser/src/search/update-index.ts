import type { Clock } from '@dswine/shared/process/clock';
import type { Database } from '../store/tables.ts';
import { addBit, hasBit, removeBit } from './bits.ts';
import type { EditionIndex } from './edition-index.ts';
import { indexExhibitor, indexProduct, registerProduct, sponsorIn } from './index-records.ts';
import { nameTerms, readVocabulary } from './index-vocabulary.ts';
import { findListChanges, type ListChanges } from './list-changes.ts';
import { createYielder } from './yielding.ts';

/**
 * Updates an index to the current database content. Returns undefined when a rebuild is necessary.
 * Indexes only records with changed texts and appends them at new positions. The previous index
 * shares texts and facets with the new one and stays in use meanwhile; it has no records at these
 * positions.
 */
export async function updateEditionIndex(
  { database, clock }: { database: Database; clock: Clock },
  edition: string,
  before: EditionIndex,
): Promise<EditionIndex | undefined> {
  const yielder = createYielder(clock);
  const vocabulary = await readVocabulary(database, edition);
  if (vocabulary.vocabularyHash !== before.vocabularyHash) return undefined;
  const { positions, productsOf } = before;

  const exhibitors = await findListChanges(
    database,
    { edition, table: 'exhibitors', yielder },
    { list: before.exhibitors, positions: positions.exhibitors },
    sponsorIn,
  );
  if (!exhibitors) return undefined;
  const freshExhibitors = new Map(
    exhibitors.fresh.map((row, at) => [row.id, before.exhibitors.records.length + at] as const),
  );
  const exhibitorOf = (id: string) => freshExhibitors.get(id) ?? positions.exhibitors.get(id) ?? -1;
  const products = await findListChanges(
    database,
    { edition, table: 'products', yielder },
    { list: before.products, positions: positions.products },
    (row) => exhibitors.records[exhibitorOf(row.exhibitor_id)]?.sponsor,
  );
  if (!products) return undefined;

  const index = withChanges(before, exhibitors, products);
  const { featured } = index;
  for (const row of exhibitors.fresh) {
    await yielder();
    const position = exhibitorOf(row.id);
    const isFeatured = indexExhibitor(index, row, position, vocabulary.optionsOf).featured;
    if (isFeatured) addBit(featured.exhibitors, position);
    for (const product of productsOf.get(row.id) ?? []) {
      const record = products.records[product];
      if (record) products.records[product] = { ...record, sponsor: sponsorIn(row) };
      (isFeatured ? addBit : removeBit)(featured.products, product);
    }
  }
  const positionOfProduct = (at: number) => before.products.records.length + at;
  for (const [at, row] of products.fresh.entries()) {
    await yielder();
    indexProduct(index, row, positionOfProduct(at));
    if (hasBit(featured.exhibitors, exhibitorOf(row.exhibitor_id)))
      addBit(featured.products, positionOfProduct(at));
  }
  for (const list of [index.exhibitors, index.products])
    for (const _ of list.putInOrder()) await yielder();

  // No `await` from here on: the previous index uses the same position maps for its withdrawn
  // records.
  for (const [id, position] of freshExhibitors) positions.exhibitors.set(id, position);
  for (const [at, row] of products.fresh.entries())
    registerProduct(index, row, positionOfProduct(at));
  nameTerms(vocabulary, index);
  return index;
}

/** The index with the changed records, and with sets of its own. */
function withChanges(
  before: EditionIndex,
  exhibitors: ListChanges<'exhibitors'>,
  products: ListChanges<'products'>,
): EditionIndex {
  return {
    ...before,
    exhibitors: before.exhibitors.withRecords(exhibitors.records, exhibitors.deleted),
    products: before.products.withRecords(products.records, products.deleted),
    featured: {
      exhibitors: new Uint32Array(before.featured.exhibitors),
      products: new Uint32Array(before.featured.products),
    },
  };
}
