import { matchRoutes } from 'react-router';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { readQuery, requestKey, type PageQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import { homeRoute } from '../home/home-route.ts';
import { ownRoutes } from '../own-routes.ts';
import type { OwnRoute } from './own-route.ts';
import { pageKey, type LiveComposition, type LiveFragment, type LiveRoute, type LiveSection } from './page-state.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a URL of the site leads to. `section` is undefined for the shell's own pages. */
export type MatchedPage = {
  locale: Locale;
  /** The path below the locale's root as it was asked for, and the route's pattern. */
  path: string;
  route: LiveRoute;
  section: LiveSection | undefined;
  /** What more is known of a page of the shell itself. */
  own?: OwnRoute | undefined;
  params: Params;
  query: PageQuery;
};

/** A request of a page with its key. */
export type PageRequest = { name: string; key: string; optional: boolean; owner: string };

type Candidate = { path: string; route: LiveRoute; section: LiveSection | undefined; own?: OwnRoute };

const tables = new WeakMap<LiveComposition, Candidate[]>();

function tableOf(composition: LiveComposition): Candidate[] {
  const known = tables.get(composition);
  if (known) return known;
  const table: Candidate[] = [
    ...ownRoutes.map((own) => ({ path: `/${own.path}`, route: own, section: undefined, own })),
    ...composition.sections.flatMap((section) =>
      section.routes.map((route) => ({ path: `/${route.path}`, route, section })),
    ),
  ];
  tables.set(composition, table);
  return table;
}

/** Finds the page that a URL names; undefined where the site has none. Case does not matter. */
export function matchPage(composition: LiveComposition, url: URL): MatchedPage | undefined {
  const { locale, path } = splitLocale(url.pathname);
  const match = matchRoutes(tableOf(composition), path)?.[0];
  if (!match) return undefined;
  const { route, section, own } = match.route;
  return { locale, path, route, section, own, params: match.params, query: readQuery(url.searchParams, route.query) };
}

/** What logs call a page: its section and route. Its address may hold what a visitor typed. */
export function pageName(page: MatchedPage | undefined): string {
  return page ? pageKey(page.section?.name ?? 'shell', page.route.id) : 'none';
}

/** Whether the address carries words of a visitor's own. */
export function hasFreeText({ route, query }: MatchedPage): boolean {
  return Object.entries(route.query).some(([name, kind]) => kind === 'text' && query[name]);
}

/** The path below the locale's root, spelled as the route is, however it was asked for (rulings § 2, case). */
export function canonicalPath({ route, params }: MatchedPage): string {
  const segments = route.path.split('/').map((segment) => {
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    return name === undefined ? segment : encodeURIComponent(params[name] ?? '');
  });
  return `/${segments.filter(Boolean).join('/')}`;
}

/** The fragments of the home page in their order. */
export function homeFragments(composition: LiveComposition): { section: LiveSection; fragment: LiveFragment }[] {
  return composition.sections
    .flatMap((section) => section.fragments.map((fragment) => ({ section, fragment })))
    .sort((a, b) => a.fragment.order - b.fragment.order);
}

/** Everything that a page needs of the expo API, its fragments' needs included. */
export function requestsOf(composition: LiveComposition, page: MatchedPage, exhibitionCode: string): PageRequest[] {
  const at = { exhibitionCode, locale: page.locale, params: page.params, query: page.query };
  const own = Object.entries(page.route.data).map(([name, request]) => ({
    name,
    key: requestKey(request, at),
    optional: request.optional ?? false,
    owner: pageKey(page.section?.name ?? 'shell', page.route.id),
  }));
  if (page.route !== homeRoute) return own;
  const fragments = homeFragments(composition).flatMap(({ section, fragment }) =>
    Object.entries(fragment.data).map(([name, request]) => ({
      name,
      key: requestKey(request, at),
      // A fragment fails alone.
      optional: true,
      owner: pageKey(section.name, fragment.id),
    })),
  );
  return [...own, ...fragments];
}
