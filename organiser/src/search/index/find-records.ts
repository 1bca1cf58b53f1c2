import { takeBooths } from '@dswine/shared/fair/hall/booth-number';
import { foldSearchText } from '../../store/search-text.ts';
import { addAll, addBit, eachBit, noBits, type Bits } from '../keywords/bits.ts';
import type { EditionIndex } from './edition-index.ts';
import { findKeyword, type Found } from '../keywords/find-keyword.ts';
import { saysNothing } from '../keywords/small-words.ts';
import { unionOf } from '../keywords/word-index.ts';

/** `a123` for the booth `A0123`. */
export function boothKey(number: string): string {
  const [, letters = '', digits = ''] = /^([a-z]*)[-\s]*0*(\d+)$/u.exec(number.toLowerCase()) ?? [];
  return digits === '' ? number.toLowerCase() : letters + digits;
}

/** What a list holds. Said beside other words it is no word to look for: "French exhibitors". */
const kindWords = {
  exhibitors: /\bexhibitors?\b|参展商|参展厂商|厂商/gu,
  products: /\bproducts?\b|产品|酒款/gu,
} as const;

/**
 * The records of a list that match a keyword. A booth finds its exhibitors and their products,
 * before those that match the words beside it.
 */
export function findRecords(
  index: EditionIndex,
  of: 'exhibitors' | 'products',
  keyword: string | undefined,
): Found | undefined {
  if (keyword === undefined) return undefined;
  const { text } = index[of];
  const { booths, rest } = takeBooths(keyword, (letters, digits) => {
    const at =
      letters === '' ? index.booths.get(Number(digits)) : index.boothKeys.get(letters + digits);
    return at ? [at] : [];
  });
  const exhibitors = unionOf(...booths.map((at) => new Uint32Array(at)));
  if (!exhibitors) {
    const plain = foldSearchText(keyword).replaceAll(kindWords[of], ' ');
    return findKeyword(text, saysNothing(plain) ? keyword : plain);
  }
  const records = of === 'exhibitors' ? exhibitors : productsOf(index, exhibitors);
  const beside = saysNothing(rest) ? undefined : findKeyword(text, rest);
  if (!beside || beside.corrected !== undefined)
    return { records, exact: records, score: new Uint8Array(text.size), pieces: 1 };
  return {
    ...beside,
    records: addAll(beside.records, records),
    exact: addAll(new Uint32Array(beside.exact), records),
  };
}

function productsOf({ productsOf: ids, exhibitors, products }: EditionIndex, of: Bits): Bits {
  const found = noBits(products.text.size);
  eachBit(of, (position) => {
    for (const product of ids.get(exhibitors.records[position]?.id ?? '') ?? [])
      addBit(found, product);
  });
  return found;
}
