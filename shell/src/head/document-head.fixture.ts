import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import type { Head, Locale } from '@dswine/shared/section/section';
import { createLoadedPages } from '../composition/loaded-pages.ts';
import { shellRoutes } from '../shell-routes.ts';
import { matchPage } from '../composition/matched-page.ts';
import { compositionOf, routeOf, sectionOf } from '../composition/composition.fixture.ts';
import type { CompositionRoute } from '../composition/page-state.ts';
import { documentHead, type DocumentHead } from './document-head.ts';
import en from '../messages/en.json';
import tw from '../messages/tw.json';
import { addMessages, createTranslations } from '../messages/message-loader.ts';

export const siteUrl = 'https://fair.example';

const route = (id: string, path: string): CompositionRoute => ({
  ...routeOf(path, id),
  query: { page: 'number' },
});

/** A composition with one section that has a list and its details. */
export const sampleComposition = compositionOf([
  sectionOf('info', [], {
    routes: [
      route('news', 'News/:category?'),
      route('news-item', 'News/Detail/:id'),
      { ...route('topic', 'EventInfo/:id'), middleware: ['chinese-only'] },
    ],
  }),
]);

export const sampleShare = {
  tw: '/api/expo/Share/DSWINE2026/fair/DSWINE2026-0123456789ab.jpg?Lang=tw',
  en: '/api/expo/Share/DSWINE2026/fair/DSWINE2026-ba9876543210.jpg?Lang=en',
} as const;

/** The head of a page in `sampleComposition`. `sectionHead` is what the section's page returns. */
export function headOf(
  path: string,
  locale: Locale,
  sectionHead?: Head,
  status = 200,
): DocumentHead {
  const translations = createTranslations(locale);
  addMessages(translations, 'shell', locale, locale === 'tw' ? tw : en);
  const loaded = createLoadedPages([]);
  const page = matchPage(sampleComposition, shellRoutes, new URL(path, siteUrl));
  if (page?.section && sectionHead)
    loaded.setPage(`info/${page.route.id}`, { Page: () => null, head: () => sectionHead });
  return documentHead({
    state: { siteUrl, siteName: sampleEdition.ShortName[locale], status, broken: [] },
    locale,
    page,
    requests: [],
    data: () => undefined,
    edition: { ...sampleEdition, Share: sampleShare },
    loaded,
    translations,
  });
}
