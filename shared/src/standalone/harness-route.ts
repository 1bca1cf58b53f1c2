import { matchRoutes } from 'react-router';
import { splitLocale } from '../fair/locale-path.ts';
import { readQuery, requestKey, type PageQuery } from '../section/request-key.ts';
import type { Locale, Section, SectionFragment, SectionRoute } from '../section/section.ts';
import type { Standalone } from './samples.ts';

/**
 * What the harness shows at a URL: a page, the home fragments, the component page, or nothing of
 * the section.
 */
export type HarnessRoute = { locale: Locale; path: string } & (
  | {
      kind: 'page';
      route: SectionRoute;
      params: Readonly<Record<string, string | undefined>>;
      query: PageQuery;
    }
  | { kind: 'home'; fragments: SectionFragment[] }
  | { kind: 'parts' }
  | { kind: 'elsewhere' }
);

const componentsPath = '/parts';

export function harnessRouteAt(section: Section, pathname: string, search: string): HarnessRoute {
  const { locale, path } = splitLocale(pathname);
  if (path === '/') return { locale, path, kind: 'home', fragments: section.fragments };
  if (path === componentsPath) return { locale, path, kind: 'parts' };
  const match = matchRoutes(
    section.routes.map((route) => ({ path: `/${route.path}`, route })),
    path,
  )?.[0];
  if (!match) return { locale, path, kind: 'elsewhere' };
  const { route } = match.route;
  return {
    locale,
    path,
    kind: 'page',
    route,
    params: match.params,
    query: readQuery(new URLSearchParams(search), route.query ?? {}),
  };
}

export type Address = { label: string; path: string };

/** All routes of the harness, in the order of the section's routes. */
export function addressesOf({ section, addresses = {} }: Standalone): Address[] {
  const pages = section.routes.map(({ id, path }) => {
    const open = path.replace(/\/:[^/]+\?/g, '');
    const address = addresses[id] ?? `/${open}`;
    if (address.includes(':'))
      throw new Error(
        `The route "${id}" of "${section.name}" has a parameter: name an address for it in standalone/samples.ts.`,
      );
    return { label: id, path: address };
  });
  const fragments = section.fragments.map(({ id }) => id).join(', ');
  return [
    ...pages,
    ...(fragments ? [{ label: `home: ${fragments}`, path: '/' }] : []),
    { label: 'parts of the look', path: componentsPath },
  ];
}

/** Requests of one page or fragment, by key. */
export type Requests = ReadonlyMap<
  string,
  { name: string; params: Readonly<Record<string, string | undefined>>; query: PageQuery }
>;

/** Requests to respond to on a route: request key -> name and parameters. */
export function requestsAt(target: HarnessRoute, exhibitionCode: string): Requests {
  const parts =
    target.kind === 'page'
      ? [{ data: target.route.data, params: target.params, query: target.query }]
      : target.kind === 'home'
        ? target.fragments.map(({ data }) => ({ data, params: {}, query: {} }))
        : [];
  return new Map(
    parts.flatMap(({ data = {}, params, query }) =>
      Object.entries(data).map(
        ([name, request]) =>
          [
            requestKey(request, { exhibitionCode, locale: target.locale, params, query }),
            { name, params, query },
          ] as const,
      ),
    ),
  );
}
