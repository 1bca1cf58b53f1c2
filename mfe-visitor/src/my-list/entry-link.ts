import { languageTag } from '@dswine/shared/fair/bilingual';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import { paths } from '@dswine/shared/fair/paths';
import type { Locale } from '@dswine/shared/section/section';

const pages = { exhibitor: paths.exhibitor, product: paths.product, event: paths.calendarEntry };

export const entryPath = ({ kind, id }: Pick<ListEntry, 'kind' | 'id'>, locale: Locale): string =>
  pages[kind](locale, id);

/** The name in the reader's language, or in the one in which it was seen, with its tag. */
export function entryName(
  { names, id }: Pick<ListEntry, 'names' | 'id'>,
  locale: Locale,
): { text: string; lang?: string } {
  const own = names[locale];
  if (own !== undefined) return { text: own };
  const other = locale === 'tw' ? 'en' : 'tw';
  const seen = names[other];
  return seen === undefined ? { text: id } : { text: seen, lang: languageTag(other) };
}
