import type { Database } from '../store/tables.ts';
import { addBit, hasBit, noBits } from './bits.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import { nameTerms, readFrame } from './index-vocabulary.ts';
import { indexExhibitor, indexProduct, knowProduct, listed } from './index-records.ts';
import { emptySets, ListIndex, type Listed } from './list-index.ts';
import { createPace } from './yielding.ts';
import { readInSlices } from './read-in-batches.ts';
import { TextIndex } from './text-index.ts';

/** Room for records that change later: each takes a new place. */
const roomFor = (records: number) => records + Math.max(100, records >>> 6);

/** Built from the database in slices: the process answers others in between. */
export async function buildEditionIndex(database: Database, edition: string): Promise<EditionIndex> {
  const pace = createPace();
  const exhibitors: Listed[] = [];
  const products: Listed[] = [];
  const size = {
    exhibitors: roomFor(await countRows(database, edition, 'exhibitors')),
    products: roomFor(await countRows(database, edition, 'products')),
  };
  const frame = await readFrame(database, edition);
  const index: EditionIndex = {
    exhibitors: new ListIndex(exhibitors, new TextIndex(size.exhibitors), emptySets(exhibitorFacets)),
    products: new ListIndex(products, new TextIndex(size.products), emptySets(productFacets)),
    booths: new Map(),
    featured: { exhibitors: noBits(size.exhibitors), products: noBits(size.products) },
    productsOf: new Map(),
    places: { exhibitors: new Map(), products: new Map() },
    framePrint: frame.print,
  };
  const { featured, places } = index;
  await readInSlices(database, edition, 'exhibitors', size.exhibitors, async (row) => {
    await pace();
    const place = exhibitors.push(listed(row, row.search_priority === 1)) - 1;
    places.exhibitors.set(row.id, place);
    if (indexExhibitor(index, row, place, frame.optionsOf).featured) addBit(featured.exhibitors, place);
  });
  await readInSlices(database, edition, 'products', size.products, async (row) => {
    await pace();
    const shownBy = places.exhibitors.get(row.exhibitor_id);
    const place = products.push(listed(row, shownBy !== undefined && exhibitors[shownBy]?.priority === true)) - 1;
    indexProduct(index, row, place);
    knowProduct(index, row, place);
    if (shownBy !== undefined && hasBit(featured.exhibitors, shownBy)) addBit(featured.products, place);
  });
  nameTerms(frame, index);
  for (const list of [index.exhibitors, index.products]) {
    for (const _ of list.text.finish()) await pace();
    for (const _ of list.putInOrder()) await pace();
  }
  return index;
}

async function countRows(database: Database, edition: string, table: 'exhibitors' | 'products'): Promise<number> {
  const { total } = await database
    .selectFrom(table)
    .where('edition', '=', edition)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
