import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import type { PageComposition } from '../composition/page-state.ts';

/** The offline pages that have a menu entry, with its label. */
export function cachedPages(
  { offline, menu }: Pick<PageComposition, 'offline' | 'menu'>,
  locale: Locale,
): { path: string; label: string }[] {
  return menu
    .filter(({ path }) => offline.includes(path))
    .map(({ path, label }) => ({ path, label: inLocale(label, locale) }));
}
