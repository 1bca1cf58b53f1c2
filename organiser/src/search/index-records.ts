import { hash } from 'node:crypto';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../import/records.ts';
import type { ExhibitorRow, ProductRow } from '../store/tables.ts';
import { boothDigits } from '../store/search-text.ts';
import { addBit, noBits, type Bits } from './bits.ts';
import type { BoothOption } from './booth-options.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import type { Listed } from './list-index.ts';

/** What is known of a row besides its texts. Exhibitors buy search priority; their products go with them. */
export function listed(row: ExhibitorRow | ProductRow, priority: boolean): Listed {
  return {
    id: row.id,
    idNumber: row.id_number,
    popularity: row.popularity,
    priority,
    rank: { tw: row.rank_tw, en: row.rank_en },
    rowHash: rowHash(row.hash),
    textPrint: textPrint(row),
  };
}

/** 48 bits of what the import noted: different when anything of the row is. */
export function rowHash(stamp: string): number {
  return Buffer.from(stamp, 'base64url').readUIntBE(0, 6);
}

/** 48 bits of all that a row is found by. A row whose place among the names has moved has the same ones. */
function textPrint({ record, search_text }: ExhibitorRow | ProductRow): number {
  return hash('sha1', `${search_text}\n${record}`, 'buffer').readUIntBE(0, 6);
}

/** Puts the texts, the facets and the stands of an exhibitor at a place. */
export function indexExhibitor(
  { exhibitors, booths }: EditionIndex,
  row: ExhibitorRow,
  place: number,
  optionsOf: (booths: readonly string[]) => BoothOption[],
): { featured: boolean } {
  const record = JSON.parse(row.record) as EditionRecords['exhibitors'];
  for (const name of [...namesOf(record), ...record.Brands]) exhibitors.text.addName(name, place);
  exhibitors.text.addText(row.search_text, place);
  const codes = {
    Country: [record.Country],
    Area: record.Areas,
    Category: record.Categories,
    Tag: record.Tags,
    BoothOption: optionsOf(record.Booths),
  };
  for (const facet of exhibitorFacets)
    for (const code of codes[facet]) exhibitors.addTo(facet, code, place);
  for (const booth of record.Booths)
    addBit(bitsOf(booths, boothDigits(booth) ?? 0, exhibitors.text.size), place);
  return { featured: record.Featured === true };
}

/** Puts the texts and the facets of a product at a place. */
export function indexProduct({ products }: EditionIndex, row: ProductRow, place: number): void {
  const record = JSON.parse(row.record) as EditionRecords['products'];
  for (const name of namesOf(record)) products.text.addName(name, place);
  products.text.addText(row.search_text, place);
  const codes = {
    Country: [record.Country],
    Area: [record.Area],
    Category: [record.Category],
    Tag: record.Tags,
  };
  for (const facet of productFacets)
    for (const code of codes[facet]) products.addTo(facet, code, place);
}

/** Lets a product be found by its id and by its exhibitor's. */
export function knowProduct(
  { places, productsOf }: EditionIndex,
  row: ProductRow,
  place: number,
): void {
  places.products.set(row.id, place);
  const own = productsOf.get(row.exhibitor_id);
  if (own) own.push(place);
  else productsOf.set(row.exhibitor_id, [place]);
}

function namesOf(record: { Name: LocalisedText; NativeName?: { Text: string } }): string[] {
  return [
    ...new Set([...textsOf(record.Name), ...(record.NativeName ? [record.NativeName.Text] : [])]),
  ];
}

function bitsOf(booths: EditionIndex['booths'], digits: number, size: number): Bits {
  let bits = booths.get(digits);
  if (!bits) booths.set(digits, (bits = noBits(size)));
  return bits;
}
