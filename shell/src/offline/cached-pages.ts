import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import type { PageComposition } from '../composition/page-state.ts';

/** The pages of the show floor by the names under which the menu knows them. */
export function keptPages(
  { sections, menu }: PageComposition,
  locale: Locale,
): { path: string; label: string }[] {
  const kept = new Set(
    sections.flatMap(({ routes }) =>
      routes.filter(({ offline }) => offline).map(({ path }) => `/${path.split('/:')[0]}`),
    ),
  );
  return menu
    .filter(({ path }) => kept.has(path))
    .map(({ path, label }) => ({ path, label: inLocale(label, locale) }));
}
