import { boothDigits, foldSearchText } from '../store/search-text.ts';
import type { EditionRecords } from '../import/records.ts';
import type { Database } from '../store/tables.ts';
import { addBit, hasBit, noBits, type Bits } from './bits.ts';
import { boothOptionsOf } from './booth-options.ts';
import { ListIndex, type Listed } from './list-index.ts';
import { createPace } from './pace.ts';
import { readInSlices } from './read-in-slices.ts';
import { TextIndex } from './text-index.ts';

export const exhibitorFacets = ['Country', 'Area', 'Category', 'Tag', 'BoothOption'] as const;
export type ExhibitorFacet = (typeof exhibitorFacets)[number];
export const productFacets = ['Country', 'Area', 'Category', 'Tag'] as const;
export type ProductFacet = (typeof productFacets)[number];

/** All that the lists of an edition are searched by, withdrawn records included: what may be shown is told apart at each search. */
export type EditionIndex = {
  exhibitors: ListIndex<ExhibitorFacet>;
  products: ListIndex<ProductFacet>;
  /** The digits of a booth -> exhibitors. */
  booths: Map<number, Bits>;
  featured: { exhibitors: Bits; products: Bits };
  /** An exhibitor's id -> the places of its products. */
  productsOf: Map<string, number[]>;
  places: { exhibitors: Map<string, number>; products: Map<string, number> };
};

/** Built from the database in slices: the process answers others in between. */
export async function buildEditionIndex(database: Database, edition: string): Promise<EditionIndex> {
  const pace = createPace();
  const exhibitors: Listed[] = [];
  const products: Listed[] = [];
  const count = async (table: 'exhibitors' | 'products') =>
    Number(
      (
        await database
          .selectFrom(table)
          .where('edition', '=', edition)
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    );
  const size = { exhibitors: await count('exhibitors'), products: await count('products') };
  const index: EditionIndex = {
    exhibitors: new ListIndex(exhibitors, new TextIndex(size.exhibitors), exhibitorFacets),
    products: new ListIndex(products, new TextIndex(size.products), productFacets),
    booths: new Map(),
    featured: { exhibitors: noBits(size.exhibitors), products: noBits(size.products) },
    productsOf: new Map(),
    places: { exhibitors: new Map(), products: new Map() },
  };
  const hall = await database.selectFrom('hall_shapes').select('record').where('edition', '=', edition).execute();
  const optionsOf = boothOptionsOf(hall.map(({ record }) => JSON.parse(record) as EditionRecords['hall']));
  await readInSlices(database, edition, 'exhibitors', size.exhibitors, async (row) => {
    await pace();
    const record = JSON.parse(row.record) as EditionRecords['exhibitors'];
    const place = exhibitors.push(listed(row, row.search_priority === 1)) - 1;
    index.places.exhibitors.set(row.id, place);
    const { text } = index.exhibitors;
    for (const name of [...namesOf(record), ...record.Brands]) text.addName(name, place);
    text.addText(row.search_text, place);
    const codes = {
      Country: [record.Country],
      Area: record.Areas,
      Category: record.Categories,
      Tag: record.Tags,
      BoothOption: optionsOf(record.Booths),
    };
    for (const facet of exhibitorFacets) for (const code of codes[facet]) index.exhibitors.addTo(facet, code, place);
    if (record.Featured) addBit(index.featured.exhibitors, place);
    for (const booth of record.Booths) addBit(boothBits(index, boothDigits(booth) ?? 0), place);
  });
  await readInSlices(database, edition, 'products', size.products, async (row) => {
    await pace();
    const record = JSON.parse(row.record) as EditionRecords['products'];
    const shownBy = index.places.exhibitors.get(row.exhibitor_id);
    // Exhibitors buy search priority and are featured; their products go with them.
    const place = products.push(listed(row, shownBy !== undefined && exhibitors[shownBy]?.priority === true)) - 1;
    index.places.products.set(row.id, place);
    const { text } = index.products;
    for (const name of namesOf(record)) text.addName(name, place);
    text.addText(row.search_text, place);
    const codes = { Country: [record.Country], Area: [record.Area], Category: [record.Category], Tag: record.Tags };
    for (const facet of productFacets) for (const code of codes[facet]) index.products.addTo(facet, code, place);
    if (shownBy !== undefined && hasBit(index.featured.exhibitors, shownBy)) addBit(index.featured.products, place);
    const own = index.productsOf.get(row.exhibitor_id);
    if (own) own.push(place);
    else index.productsOf.set(row.exhibitor_id, [place]);
  });
  await nameTerms(database, edition, index);
  for (const list of [index.exhibitors, index.products]) for (const _ of list.finish()) await pace();
  return index;
}

type Row = { id: string; id_number: number; popularity: number; rank_tw: number; rank_en: number };
function listed(row: Row, priority: boolean): Listed {
  return {
    id: row.id,
    idNumber: row.id_number,
    popularity: row.popularity,
    priority,
    rank: { tw: row.rank_tw, en: row.rank_en },
  };
}

function namesOf(record: { Name: { tw: string; en: string }; NativeName?: { Text: string } }): string[] {
  return [...new Set([record.Name.tw, record.Name.en, ...(record.NativeName ? [record.NativeName.Text] : [])])];
}

function boothBits(index: EditionIndex, digits: number): Bits {
  let bits = index.booths.get(digits);
  if (!bits) index.booths.set(digits, (bits = noBits(index.featured.exhibitors.length * 32)));
  return bits;
}

/** The names of countries, areas, categories and tags are words of the records that belong to them. */
async function nameTerms(database: Database, edition: string, index: EditionIndex): Promise<void> {
  const terms = await database
    .selectFrom('terms')
    .select(['kind', 'code', 'record'])
    .where('edition', '=', edition)
    .execute();
  const areas = await database.selectFrom('areas').select(['code', 'record']).where('edition', '=', edition).execute();
  const named = [...terms, ...areas.map((area) => ({ ...area, kind: 'area' }))].map(({ kind, code, record }) => {
    const { Name } = JSON.parse(record) as Pick<EditionRecords['terms'], 'Name'>;
    return { kind, code, texts: [foldSearchText(Name.tw), foldSearchText(Name.en)] };
  });
  const facetOf = { country: 'Country', area: 'Area', category: 'Category', tag: 'Tag' } as const;
  for (const list of [index.exhibitors, index.products])
    list.text.setTerms(
      named.flatMap(({ kind, code, texts }) => {
        const facet = kind in facetOf ? facetOf[kind as keyof typeof facetOf] : undefined;
        const records = facet && list.codes(facet).get(code);
        return records ? [{ texts, records, fromStart: kind === 'tag' }] : [];
      }),
    );
}
