import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import type { Content, ExhibitorRecord, ProductRecord } from '../../content/editions/edition.ts';
import { boothDigits, foldSearchText } from '../../store/search-text.ts';
import { addBit, noBits, type Bits } from '../keywords/bits.ts';
import type { BoothOption } from './booth-options.ts';
import { exhibitorFacets, productFacets, type EditionIndex } from './edition-index.ts';
import { boothKey } from './find-records.ts';
import { measuresOf } from '../keywords/measures.ts';

/** The folded texts in which records are found, besides their names. */
export function searchTexts({ records }: Content): {
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

export function listExhibitor(
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

export function indexExhibitor(
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

export function listProduct(
  { products }: EditionIndex,
  record: ProductRecord,
  position: number,
): void {
  const codes = {
    Country: [record.Country],
    Area: [record.Area],
    Category: [record.Category],
    Tag: record.Tags,
  };
  for (const facet of productFacets)
    for (const code of codes[facet]) products.addTo(facet, code, position);
}

export function indexProduct(
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

type Named = { Name: LocalisedText; NativeName?: { Text: string } };

const namesOf = (record: Named): string[] => [...new Set(textNames(record))];

function textNames({ Name, NativeName }: Named): string[] {
  return [...textsOf(Name), ...(NativeName ? [NativeName.Text] : [])];
}

function bitsOf<Key>(booths: Map<Key, Bits>, key: Key, size: number): Bits {
  let bits = booths.get(key);
  if (!bits) booths.set(key, (bits = noBits(size)));
  return bits;
}
