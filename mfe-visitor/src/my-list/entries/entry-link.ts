import { localeCodes } from '@dswine/shared/contract/locales';
import { languageTag, inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Locale } from '@dswine/shared/section/section';

const pages = { exhibitor: paths.exhibitor, product: paths.product, event: paths.calendarEntry };

export const entryPath = ({ kind, id }: Pick<ListEntry, 'kind' | 'id'>, locale: Locale): string =>
  pages[kind](locale, id);

/**
 * The name in the current language, otherwise in the language in which the entry was saved, with
 * its tag.
 */
export function entryName(
  { names, id }: Pick<ListEntry, 'names' | 'id'>,
  locale: Locale,
): { text: string; lang?: string } {
  const inCurrentLocale = names[locale];
  if (inCurrentLocale !== undefined) return { text: inCurrentLocale };
  const other = localeCodes.find((code) => names[code] !== undefined);
  return other ? { text: inLocale(names, other), lang: languageTag(other) } : { text: id };
}
