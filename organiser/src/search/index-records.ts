import { hash } from 'node:crypto';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../records/records.ts';
import type { ExhibitorRow, ProductRow } from '../store/tables/content.ts';
import { boothDigits, foldSearchText } from '../store/search-text.ts';
import { addBit, noBits, type Bits } from './bits.ts';
import { boothKey } from './find-records.ts';
import type { BoothOption } from './booth-options.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import type { Listed } from './list-index.ts';
import { measuresOf } from './measures.ts';

/**
 * The metadata of a row besides its texts. Exhibitors buy search priority, which applies to their
 * products too.
 */
export function listed(row: ExhibitorRow | ProductRow, sponsor: string | undefined): Listed {
  return {
    id: row.id,
    idNumber: row.id_number,
    popularity: row.popularity,
    sponsor,
    rank: { tw: row.rank_tw, en: row.rank_en },
    rowHash: rowHash(row.hash),
    textHash: textHash(row),
  };
}

/** The exhibitor itself when it has search priority. */
export function sponsorIn(row: Pick<ExhibitorRow, 'id' | 'search_priority'>): string | undefined {
  return row.search_priority === 1 ? row.id : undefined;
}

/** 48 bits of the row's import hash. Changes with any column of the row. */
export function rowHash(stamp: string): number {
  return Buffer.from(stamp, 'base64url').readUIntBE(0, 6);
}

/**
 * 48 bits of a hash over the searchable data of a row. Does not change when only the sort position
 * of the name changes.
 */
function textHash({ record, search_text }: ExhibitorRow | ProductRow): number {
  return hash('sha1', `${search_text}\n${record}`, 'buffer').readUIntBE(0, 6);
}

/** Indexes the texts, facets and stands of an exhibitor at a position. */
export function indexExhibitor(
  { exhibitors, booths, boothKeys }: EditionIndex,
  row: ExhibitorRow,
  position: number,
  optionsOf: (booths: readonly string[]) => BoothOption[],
): { featured: boolean } {
  const record = JSON.parse(row.record) as EditionRecords['exhibitors'];
  const names = namesOf(record);
  for (const name of names) exhibitors.text.addName(name, position);
  const own = foldSearchText(names.join(' '));
  for (const brand of record.Brands)
    if (own.includes(foldSearchText(brand))) exhibitors.text.addName(brand, position);
    else exhibitors.text.addText('brand', foldSearchText(brand), position);
  exhibitors.text.addText('intro', foldSearchText(textsOf(record.Intro).join(' | ')), position);
  exhibitors.text.addText('text', row.search_text, position);
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
  return { featured: record.Featured === true };
}

/** Indexes the texts and facets of a product at a position. */
export function indexProduct({ products }: EditionIndex, row: ProductRow, position: number): void {
  const record = JSON.parse(row.record) as EditionRecords['products'];
  const names = namesOf(record);
  for (const name of names) products.text.addName(name, position);
  for (const measure of measuresOf(record, foldSearchText(names.join(' | '))))
    products.text.addWord('brand', measure, position);
  products.text.addText('text', row.search_text, position);
  const codes = {
    Country: [record.Country],
    Area: [record.Area],
    Category: [record.Category],
    Tag: record.Tags,
  };
  for (const facet of productFacets)
    for (const code of codes[facet]) products.addTo(facet, code, position);
}

/** Registers a product under its id and under the id of its exhibitor. */
export function registerProduct(
  { positions, productsOf }: EditionIndex,
  row: ProductRow,
  position: number,
): void {
  positions.products.set(row.id, position);
  const products = productsOf.get(row.exhibitor_id);
  if (products) products.push(position);
  else productsOf.set(row.exhibitor_id, [position]);
}

function namesOf(record: { Name: LocalisedText; NativeName?: { Text: string } }): string[] {
  return [
    ...new Set([...textsOf(record.Name), ...(record.NativeName ? [record.NativeName.Text] : [])]),
  ];
}

function bitsOf<Key>(booths: Map<Key, Bits>, key: Key, size: number): Bits {
  let bits = booths.get(key);
  if (!bits) booths.set(key, (bits = noBits(size)));
  return bits;
}
