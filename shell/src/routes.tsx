import { localeCodes } from '@dswine/shared/contract/locales';
import type { ReactNode } from 'react';
import type { DataRouter, RouteObject } from 'react-router';
import type { Layout } from '@dswine/shared/contract/releases';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { pageKey, type PageComposition, type CompositionRoute } from './composition/page-state.ts';
import { SectionPage } from './slots/section-page.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { BareLayout } from './layout/bare-layout.tsx';
import { ExhibitorLayout } from './layout/exhibitor-layout.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { shellPages } from './shell-pages.tsx';
import { shellRoutes } from './shell-routes.ts';

export type Loader = NonNullable<RouteObject['loader']>;

/**
 * The route table: the shell's pages and those of the composition's sections in all locales. The
 * server knows all sections. The browser begins with the page that it shows.
 */
export function createRoutes(composition: PageComposition, loader: Loader): RouteObject[] {
  const fromShell = (locale: Locale): Page[] =>
    shellRoutes.map((route) => {
      const ShellPage = shellPages[route.id] ?? NotFoundPage;
      return { id: `${locale}:${route.id}`, locale, route, element: <ShellPage /> };
    });
  const pages = localeCodes.flatMap((locale) => [
    ...fromShell(locale),
    ...sectionPages(composition, locale),
  ]);
  const within = (layout: Layout) => routesWithin(layout, pages, loader);
  return [
    {
      id: parentOf.dashboard,
      element: <SiteLayout />,
      children: [
        ...within('dashboard'),
        { id: parentOf.exhibitor, element: <ExhibitorLayout />, children: within('exhibitor') },
        {
          id: 'not-found',
          path: '*',
          element: <NotFoundPage />,
          loader,
          errorElement: <ErrorPage />,
        },
      ],
    },
    { id: parentOf.bare, element: <BareLayout />, children: within('bare') },
  ];
}

type Page = { id: string; locale: Locale; route: CompositionRoute; element: ReactNode };

/** The route of each layout, whose children are the pages. */
const parentOf = { dashboard: 'layout', exhibitor: 'exhibitor-layout', bare: 'bare' } as const;

/** Adds the pages of the composition's sections that the router does not have yet. */
export function addSectionRoutes(
  router: Pick<DataRouter, 'patchRoutes'>,
  composition: PageComposition,
  loader: Loader,
): void {
  const pages = localeCodes.flatMap((locale) => sectionPages(composition, locale));
  for (const layout of ['dashboard', 'exhibitor', 'bare'] as const)
    router.patchRoutes(parentOf[layout], routesWithin(layout, pages, loader));
}

function sectionPages({ sections }: PageComposition, locale: Locale): Page[] {
  return sections.flatMap((section) =>
    section.routes.map((route) => {
      const key = pageKey(section.name, route.id);
      const element = <SectionPage key={key} section={section} route={route} />;
      return { id: `${locale}:${key}`, locale, route, element };
    }),
  );
}

function routesWithin(layout: Layout, pages: readonly Page[], loader: Loader): RouteObject[] {
  return pages
    .filter(({ route }) => (route.layout ?? 'dashboard') === layout)
    .map(({ id, locale, route, element }) => ({
      id,
      path: inLocalePath(locale, `/${route.path}`),
      element,
      loader,
      errorElement: <ErrorPage />,
    }));
}
