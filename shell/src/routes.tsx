import type { RouteObject } from 'react-router';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { pageKey, type LiveComposition } from './composition/page-state.ts';
import { SectionPage } from './composition/section-page.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { BareFrame } from './frame/bare-frame.tsx';
import { Frame } from './frame/frame.tsx';
import { ownPages } from './own-pages.tsx';
import { ownRoutes } from './own-routes.ts';

const locales: Locale[] = ['tw', 'en'];

export type Loader = NonNullable<RouteObject['loader']>;

/**
 * The whole route table, built from the composition: every page of every section in both locales. Server and browser
 * build the same one; they differ in the loader.
 */
export function createRoutes(composition: LiveComposition, loader: Loader): RouteObject[] {
  const own = (locale: Locale, layout?: 'bare') =>
    ownRoutes
      .filter((route) => route.layout === layout)
      .map(({ id, path }) => {
        const Page = ownPages[id] ?? NotFoundPage;
        return {
          id: `${locale}:${id}`,
          path: inLocalePath(locale, `/${path}`),
          element: <Page />,
          loader,
          errorElement: <ErrorPage />,
        };
      });
  const pages: RouteObject[] = locales.flatMap((locale) => [
    ...own(locale),
    ...composition.sections.flatMap((section) =>
      section.routes.map((route) => ({
        id: `${locale}:${pageKey(section.name, route.id)}`,
        path: inLocalePath(locale, `/${route.path}`),
        element: <SectionPage key={pageKey(section.name, route.id)} section={section} route={route} />,
        loader,
        errorElement: <ErrorPage />,
      })),
    ),
  ]);
  return [
    {
      id: 'frame',
      element: <Frame />,
      children: [
        ...pages,
        { id: 'not-found', path: '*', element: <NotFoundPage />, loader, errorElement: <ErrorPage /> },
      ],
    },
    { id: 'bare', element: <BareFrame />, children: locales.flatMap((locale) => own(locale, 'bare')) },
  ];
}
