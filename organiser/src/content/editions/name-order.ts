import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';

const collators = {
  tw: new Intl.Collator('zh-Hant-u-co-stroke'),
  en: new Intl.Collator('en'),
};

/**
 * The records by name: Chinese by stroke order, English alphabetically. Equal names keep their
 * order.
 */
export function byName<T extends { Name: LocalisedText }>(records: readonly T[], lang: Lang): T[] {
  return records
    .map((record) => ({ record, name: inLocale(record.Name, lang) }))
    .sort((one, other) => collators[lang].compare(one.name, other.name))
    .map(({ record }) => record);
}
