import { localeCodes } from '@dswine/shared/contract/locales';
import { setImmediate } from 'node:timers/promises';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { Clock } from '@dswine/shared/process/clock';
import {
  numbered,
  type Content,
  type ExhibitorRecord,
  type ProductRecord,
} from '../../content/editions/edition.ts';
import { byName } from '../../content/editions/name-order.ts';
import {
  addBit,
  hasBit,
  noBits,
  TextIndex,
  type Bits,
  intersect,
  fieldNames,
  partsOf,
  plainForm,
  type TermText,
} from '../keywords/text-index.ts';
import { boothOptionsOf, type BoothOption } from './booth-options.ts';
import { emptySets, ListIndex } from './list-index.ts';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { boothDigits, foldSearchText } from '../../store/search-text.ts';
import { boothKey } from './live-index.ts';
import { measuresOf } from '../keywords/measures.ts';
import { searchTerms } from '../keywords/search-terms.ts';
import { unionOf } from '../keywords/word-index.ts';

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

/** The folded texts in which records are found, besides their names. */
function searchTexts({ records }: Content): {
  ofExhibitor: (record: ExhibitorRecord) => string;
  ofProduct: (record: ProductRecord) => string;
} {
  const products = Map.groupBy(records.products, ({ ExhibitorId }) => ExhibitorId);
  const categories = new Map(
    records.terms.flatMap(({ Kind, Code, Name }) =>
      Kind === 'category' ? [[Code, [Name.tw, Name.en]] as const] : [],
    ),
  );
  return {
    // Names and exhibits (specification § 5).
    ofExhibitor: (record) =>
      foldTexts([
        ...textNames(record),
        ...record.Brands,
        ...record.Categories.flatMap((code) => categories.get(code) ?? []),
        ...(products.get(record.Id) ?? []).flatMap(textNames),
      ]),
    ofProduct: (record) =>
      foldTexts([...textNames(record), record.Brand, record.Model, ...textsOf(record.Description)]),
  };
}

/** The bar stops a keyword from matching across two texts. */
const foldTexts = (texts: readonly string[]) => foldSearchText(texts.join(' | '));

function listExhibitor(
  { exhibitors, booths, boothKeys }: EditionIndex,
  record: ExhibitorRecord,
  position: number,
  optionsOf: (booths: readonly string[]) => BoothOption[],
): void {
  const codes = {
    Country: [record.Country],
    Area: record.Areas,
    Category: record.Categories,
    Tag: record.Tags,
    BoothOption: optionsOf(record.Booths),
  };
  for (const facet of exhibitorFacets)
    for (const code of codes[facet]) exhibitors.addTo(facet, code, position);
  for (const booth of record.Booths) {
    addBit(bitsOf(booths, boothDigits(booth) ?? 0, exhibitors.text.size), position);
    addBit(bitsOf(boothKeys, boothKey(booth), exhibitors.text.size), position);
  }
}

function indexExhibitor(
  { exhibitors }: EditionIndex,
  record: ExhibitorRecord,
  position: number,
  text: string,
): void {
  const names = namesOf(record);
  for (const name of names) exhibitors.text.addName(name, position);
  const own = foldSearchText(names.join(' '));
  for (const brand of record.Brands)
    if (own.includes(foldSearchText(brand))) exhibitors.text.addName(brand, position);
    else exhibitors.text.addText('brand', foldSearchText(brand), position);
  exhibitors.text.addText('intro', foldTexts(textsOf(record.Intro)), position);
  exhibitors.text.addText('text', text, position);
}

function listProduct({ products }: EditionIndex, record: ProductRecord, position: number): void {
  const codes = {
    Country: [record.Country],
    Area: [record.Area],
    Category: [record.Category],
    Tag: record.Tags,
  };
  for (const facet of productFacets)
    for (const code of codes[facet]) products.addTo(facet, code, position);
}

function indexProduct(
  { products }: EditionIndex,
  record: ProductRecord,
  position: number,
  text: string,
): void {
  const names = namesOf(record);
  for (const name of names) products.text.addName(name, position);
  for (const measure of measuresOf(record, foldTexts(names)))
    products.text.addWord('brand', measure, position);
  products.text.addText('text', text, position);
}

type NamedRecord = { Name: LocalisedText; NativeName?: { Text: string } };

const namesOf = (record: NamedRecord): string[] => [...new Set(textNames(record))];

function textNames({ Name, NativeName }: NamedRecord): string[] {
  return [...textsOf(Name), ...(NativeName ? [NativeName.Text] : [])];
}

function bitsOf<Key>(booths: Map<Key, Bits>, key: Key, size: number): Bits {
  let bits = booths.get(key);
  if (!bits) booths.set(key, (bits = noBits(size)));
  return bits;
}

/** Records match the names of their countries, areas, categories and tags, and of their styles. */
function nameTerms(
  { records }: Content,
  index: Pick<EditionIndex, 'exhibitors' | 'products'>,
): void {
  const areas = records.areas.map((area) => ({ Kind: 'area' as const, ...area }));
  const terms = [...records.terms, ...areas].map(({ Kind, Code, Name }) => ({
    kind: Kind,
    code: Code,
    texts: [foldSearchText(Name.tw), foldSearchText(Name.en)],
  }));
  const facetOf = { country: 'Country', area: 'Area', category: 'Category', tag: 'Tag' } as const;
  const places = new Set(terms.flatMap(({ kind, texts }) => (kind === 'country' ? texts : [])));
  const none = new Set<string>();
  for (const list of [index.exhibitors, index.products])
    list.text.setTerms([
      ...terms.flatMap(({ kind, code, texts }): TermText[] => {
        const facet = kind in facetOf ? facetOf[kind as keyof typeof facetOf] : undefined;
        const found = facet && list.codes(facet).get(code);
        const names = texts.map(plainForm);
        return found
          ? [
              {
                names,
                parts: texts.flatMap(partsOf).map(plainForm),
                records: found,
                notBy: kind === 'tag' ? places : none,
              },
            ]
          : [];
      }),
      ...searchTerms.styles.flatMap((style): TermText[] => {
        const found = recordsOfStyle(list, style);
        return found
          ? [
              {
                names: style.names.map((name) => plainForm(foldSearchText(name))),
                parts: [],
                records: found,
                notBy: none,
              },
            ]
          : [];
      }),
    ]);
}

function recordsOfStyle(
  list: EditionIndex['exhibitors'] | EditionIndex['products'],
  { category, country, mentions }: (typeof searchTerms.styles)[number],
): Bits | undefined {
  const ofCategory = list.codes('Category').get(category);
  const ofCountry = list.codes('Country').get(country);
  if (!ofCategory || !ofCountry) return undefined;
  const records = intersect(new Uint32Array(ofCategory), ofCountry);
  if (mentions === undefined) return records;
  const mentioned = unionOf(
    ...fieldNames.map((name) => list.text.fields[name].tokens.whole(mentions)),
  );
  return mentioned && intersect(records, mentioned);
}

const exhibitorFacets = ['Country', 'Area', 'Category', 'Tag', 'BoothOption'] as const;
export type ExhibitorFacet = (typeof exhibitorFacets)[number];
const productFacets = ['Country', 'Area', 'Category', 'Tag'] as const;
export type ProductFacet = (typeof productFacets)[number];

/**
 * The search index of an edition. It includes withdrawn records; each search filters them. Records
 * have the positions that they have in its content.
 */
export type EditionIndex = {
  content: Content;
  exhibitors: ListIndex<ExhibitorFacet>;
  products: ListIndex<ProductFacet>;
  /** The digits of a booth -> exhibitors. */
  booths: Map<number, Bits>;
  /** `boothKey` of a booth -> exhibitors. */
  boothKeys: Map<string, Bits>;
  featured: { exhibitors: Bits; products: Bits };
  /** An exhibitor's id -> the positions of its products. */
  productsOf: Map<string, number[]>;
  positions: { exhibitors: Map<string, number>; products: Map<string, number> };
};
