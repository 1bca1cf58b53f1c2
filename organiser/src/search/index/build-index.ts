import { localeCodes } from '@dswine/shared/contract/locales';
import { setImmediate } from 'node:timers/promises';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { Clock } from '@dswine/shared/process/clock';
import { numbered, type Content } from '../../content/editions/edition.ts';
import { byName } from '../../content/editions/name-order.ts';
import { addBit, hasBit, noBits } from '../keywords/bits.ts';
import { boothOptionsOf } from './booth-options.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import {
  indexExhibitor,
  indexProduct,
  listExhibitor,
  listProduct,
  searchTexts,
} from './index-records.ts';
import { nameTerms } from './index-vocabulary.ts';
import { emptySets, ListIndex } from './list-index.ts';
import { TextIndex } from '../keywords/text-index.ts';

/** How long the build may hold the processor at a time, in ms. */
const turnMs = 8;

/**
 * Indexes what lists need that are not searched for a keyword: facets, stands and orders. The
 * process serves other requests meanwhile.
 */
export async function indexLists(content: Content, clock: Clock): Promise<EditionIndex> {
  const yieldTurn = createYielder(clock);
  const { exhibitors, products, hall } = content.records;
  const index = emptyIndex(content);
  const { featured, positions, productsOf } = index;
  const optionsOf = boothOptionsOf(hall);
  for (const [position, record] of exhibitors.entries()) {
    await yieldTurn();
    listExhibitor(index, record, position, optionsOf);
    if (record.Featured) addBit(featured.exhibitors, position);
  }
  for (const [position, record] of products.entries()) {
    await yieldTurn();
    listProduct(index, record, position);
    const ofExhibitor = productsOf.get(record.ExhibitorId) ?? [];
    productsOf.set(record.ExhibitorId, ofExhibitor);
    ofExhibitor.push(position);
    if (
      hasBit(featured.exhibitors, positions.exhibitors.get(record.ExhibitorId) ?? exhibitors.length)
    )
      addBit(featured.products, position);
  }
  for (const name of ['exhibitors', 'products'] as const)
    for (const lang of localeCodes) {
      await yieldTurn();
      const ids = byName(numbered<Named>(content.records[name]), lang).map(({ Id }) => Id);
      index[name].setOrder(
        lang,
        ids.map((id) => positions[name].get(id) ?? 0),
      );
    }
  return index;
}

export async function indexTexts(index: EditionIndex, clock: Clock): Promise<void> {
  const yieldTurn = createYielder(clock);
  const { content } = index;
  const texts = searchTexts(content);
  for (const [position, record] of content.records.exhibitors.entries()) {
    await yieldTurn();
    indexExhibitor(index, record, position, texts.ofExhibitor(record));
  }
  for (const [position, record] of content.records.products.entries()) {
    await yieldTurn();
    indexProduct(index, record, position, texts.ofProduct(record));
  }
  nameTerms(content, index);
  for (const { text } of [index.exhibitors, index.products])
    for (const { tokens } of Object.values(text.fields)) {
      await yieldTurn();
      tokens.finish();
    }
}

function emptyIndex(content: Content): EditionIndex {
  const { exhibitors, products } = content.records;
  const size = { exhibitors: exhibitors.length, products: products.length };
  const positionOf = new Map(exhibitors.map(({ Id }, position) => [Id, position]));
  const sponsorOf = (id: string) =>
    exhibitors[positionOf.get(id) ?? -1]?.SearchPriority ? id : undefined;
  return {
    content,
    exhibitors: new ListIndex(
      exhibitors.map(({ Id }) => ({ id: Id, sponsor: sponsorOf(Id) })),
      new TextIndex(size.exhibitors),
      emptySets(exhibitorFacets),
    ),
    products: new ListIndex(
      products.map(({ Id, ExhibitorId }) => ({ id: Id, sponsor: sponsorOf(ExhibitorId) })),
      new TextIndex(size.products),
      emptySets(productFacets),
    ),
    booths: new Map(),
    boothKeys: new Map(),
    featured: { exhibitors: noBits(size.exhibitors), products: noBits(size.products) },
    productsOf: new Map(),
    positions: {
      exhibitors: positionOf,
      products: new Map(products.map(({ Id }, position) => [Id, position])),
    },
  };
}

type Named = { Id: string; Name: LocalisedText };

/** A function to await between units of work, so that other work has its turn. */
function createYielder(clock: Clock): () => Promise<void> {
  let since = clock.monotonic();
  return async () => {
    if (clock.monotonic() - since < turnMs) return;
    await setImmediate();
    since = clock.monotonic();
  };
}
