import { addBit, eachBit, noBits, type Bits } from './bits.ts';
import type { EditionIndex } from './edition-index.ts';
import { findKeyword, type Found } from './find-keyword.ts';

const label = /booth|stand|no\.|攤位|展位|攤|號/gu;
const booth = /^([a-z]{1,3})[-\s]*0*(\d{1,4})$/u;

/** `a123` for a typed booth: `A0123`, `a-123`, "booth A0123". Undefined for other texts. */
export function boothKey(typed: string): string | undefined {
  const [, letters, digits] =
    booth.exec(typed.normalize('NFKC').toLowerCase().replaceAll(label, ' ').trim()) ?? [];
  return letters !== undefined && digits !== undefined ? letters + digits : undefined;
}

/** The records of a list that match a keyword. A booth finds its exhibitors and their products. */
export function findRecords(
  index: EditionIndex,
  of: 'exhibitors' | 'products',
  keyword: string | undefined,
): Found | undefined {
  if (keyword === undefined) return undefined;
  const exhibitors = index.boothKeys.get(boothKey(keyword) ?? '');
  if (!exhibitors) return findKeyword(index[of].text, keyword);
  const records = of === 'exhibitors' ? exhibitors : productsOf(index, exhibitors);
  return {
    records: new Uint32Array(records),
    exact: records,
    score: new Uint8Array(index[of].text.size),
    pieces: 1,
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
