import { localeCodes } from '@dswine/shared/contract/locales';
import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';

const collators = Object.fromEntries(
  localeCodes.map((code) => [code, new Intl.Collator(languageTag(code))]),
) as Record<Lang, Intl.Collator>;

/**
 * The records by name, as a language orders them: traditional Chinese by strokes, English
 * alphabetically. Equal names keep their order.
 */
export function byName<T extends { Name: LocalisedText }>(records: readonly T[], lang: Lang): T[] {
  return records
    .map((record) => ({ record, name: inLocale(record.Name, lang) }))
    .sort((one, other) => collators[lang].compare(one.name, other.name))
    .map(({ record }) => record);
}
