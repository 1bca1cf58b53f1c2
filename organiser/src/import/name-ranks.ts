import type { LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';

const stroke = new Intl.Collator('zh-Hant-u-co-stroke');
const english = new Intl.Collator('en');

/**
 * The rank of each name, from 0, in stroke order (Chinese) and alphabetical order (English). Equal
 * names keep their order.
 */
export function nameRanks(names: LocalisedText[]): { rank_tw: number; rank_en: number }[] {
  const tw = ranks(
    names.map((name) => inLocale(name, 'tw')),
    stroke,
  );
  const en = ranks(
    names.map((name) => inLocale(name, 'en')),
    english,
  );
  return names.map((_, index) => ({ rank_tw: tw[index] ?? 0, rank_en: en[index] ?? 0 }));
}

function ranks(texts: string[], collator: Intl.Collator): number[] {
  const order = texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => collator.compare(a.text, b.text));
  const result = new Array<number>(texts.length);
  for (const [rank, { index }] of order.entries()) result[index] = rank;
  return result;
}
