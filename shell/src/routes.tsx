import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { Layout } from '@dswine/shared/contract/releases';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
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

const locales: Locale[] = ['tw', 'en'];

export type Loader = NonNullable<RouteObject['loader']>;

/**
 * The complete route table, built from the composition: every page of every section in both
 * locales. Server and browser build the same table with different loaders.
 */
export function createRoutes(composition: PageComposition, loader: Loader): RouteObject[] {
  const fromShell = (locale: Locale): Page[] =>
    shellRoutes.map((route) => {
      const ShellPage = shellPages[route.id] ?? NotFoundPage;
      return { id: `${locale}:${route.id}`, locale, route, element: <ShellPage /> };
    });
  const fromSections = (locale: Locale): Page[] =>
    composition.sections.flatMap((section) =>
      section.routes.map((route) => {
        const key = pageKey(section.name, route.id);
        const element = <SectionPage key={key} section={section} route={route} />;
        return { id: `${locale}:${key}`, locale, route, element };
      }),
    );
  const pages = locales.flatMap((locale) => [...fromShell(locale), ...fromSections(locale)]);
  const within = (layout: Layout): RouteObject[] =>
    pages
      .filter(({ route }) => (route.layout ?? 'dashboard') === layout)
      .map(({ id, locale, route, element }) => ({
        id,
        path: inLocalePath(locale, `/${route.path}`),
        element,
        loader,
        errorElement: <ErrorPage />,
      }));
  return [
    {
      id: 'layout',
      element: <SiteLayout />,
      children: [
        ...within('dashboard'),
        { id: 'exhibitor-layout', element: <ExhibitorLayout />, children: within('exhibitor') },
        {
          id: 'not-found',
          path: '*',
          element: <NotFoundPage />,
          loader,
          errorElement: <ErrorPage />,
        },
      ],
    },
    { id: 'bare', element: <BareLayout />, children: within('bare') },
  ];
}

type Page = { id: string; locale: Locale; route: CompositionRoute; element: ReactNode };
