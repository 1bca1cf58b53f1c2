import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import type { PageComposition } from '../composition/page-state.ts';

/** The offline pages that have a menu entry, with its label. */
export function cachedPages(
  { sections, menu }: PageComposition,
  locale: Locale,
): { path: string; label: string }[] {
  const offlinePaths = new Set(
    sections.flatMap(({ routes }) =>
      routes.filter(({ offline }) => offline).map(({ path }) => `/${path.split('/:')[0]}`),
    ),
  );
  return menu
    .filter(({ path }) => offlinePaths.has(path))
    .map(({ path, label }) => ({ path, label: inLocale(label, locale) }));
}
