import type { Clock } from '@dswine/shared/process/clock';
import type { Database } from '../store/tables.ts';
import { addBit, hasBit, noBits } from './bits.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import { nameTerms, readVocabulary } from './index-vocabulary.ts';
import {
  indexExhibitor,
  indexProduct,
  registerProduct,
  listed,
  sponsorIn,
} from './index-records.ts';
import { emptySets, ListIndex, type Listed } from './list-index.ts';
import { createYielder } from './yielding.ts';
import { readInBatches } from './read-in-batches.ts';
import { TextIndex } from './text-index.ts';

/** Spare capacity for later changes: each changed record takes a new position. */
const roomFor = (records: number) => records + Math.max(100, records >>> 6);

/**
 * Builds an index from the database. Yields regularly, so that the process serves other requests
 * meanwhile.
 */
export async function buildEditionIndex(
  { database, clock }: { database: Database; clock: Clock },
  edition: string,
): Promise<EditionIndex> {
  const yielder = createYielder(clock);
  const exhibitors: Listed[] = [];
  const products: Listed[] = [];
  const size = {
    exhibitors: roomFor(await countRows(database, edition, 'exhibitors')),
    products: roomFor(await countRows(database, edition, 'products')),
  };
  const vocabulary = await readVocabulary(database, edition);
  const index: EditionIndex = {
    exhibitors: new ListIndex(
      exhibitors,
      new TextIndex(size.exhibitors),
      emptySets(exhibitorFacets),
    ),
    products: new ListIndex(products, new TextIndex(size.products), emptySets(productFacets)),
    ...emptyMaps(),
    featured: { exhibitors: noBits(size.exhibitors), products: noBits(size.products) },
    vocabularyHash: vocabulary.vocabularyHash,
  };
  const { featured, positions } = index;
  await readInBatches(
    database,
    { edition, table: 'exhibitors', limit: size.exhibitors },
    async (row) => {
      await yielder();
      const position = exhibitors.push(listed(row, sponsorIn(row))) - 1;
      positions.exhibitors.set(row.id, position);
      if (indexExhibitor(index, row, position, vocabulary.optionsOf).featured)
        addBit(featured.exhibitors, position);
    },
  );
  await readInBatches(
    database,
    { edition, table: 'products', limit: size.products },
    async (row) => {
      await yielder();
      const shownBy = positions.exhibitors.get(row.exhibitor_id);
      const position =
        products.push(
          listed(row, shownBy === undefined ? undefined : exhibitors[shownBy]?.sponsor),
        ) - 1;
      indexProduct(index, row, position);
      registerProduct(index, row, position);
      if (shownBy !== undefined && hasBit(featured.exhibitors, shownBy))
        addBit(featured.products, position);
    },
  );
  nameTerms(vocabulary, index);
  for (const list of [index.exhibitors, index.products]) {
    for (const _ of list.text.finish()) await yielder();
    for (const _ of list.putInOrder()) await yielder();
  }
  return index;
}

function emptyMaps(): Pick<EditionIndex, 'booths' | 'boothKeys' | 'productsOf' | 'positions'> {
  return {
    booths: new Map(),
    boothKeys: new Map(),
    productsOf: new Map(),
    positions: { exhibitors: new Map(), products: new Map() },
  };
}

async function countRows(
  database: Database,
  edition: string,
  table: 'exhibitors' | 'products',
): Promise<number> {
  const { total } = await database
    .selectFrom(table)
    .where('edition', '=', edition)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
