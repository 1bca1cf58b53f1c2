import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { readQuery, requestKey, type PageQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import { createRouteMatcher } from './route-matcher.ts';
import type { ShellRoute } from './shell-route.ts';
import {
  pageKey,
  type PageComposition,
  type CompositionFragment,
  type CompositionRoute,
  type CompositionSection,
} from './page-state.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The page that a URL matches. `section` is undefined for the shell's own pages. */
export type MatchedPage = {
  locale: Locale;
  /** The requested path, relative to the locale's root. */
  path: string;
  route: CompositionRoute;
  section: CompositionSection | undefined;
  /** Set for the shell's own pages. */
  shellRoute?: ShellRoute | undefined;
  params: Params;
  query: PageQuery;
  /** The section parts of the page: one page, or all fragments in order on the home page. */
  parts: readonly PagePart[];
};

/** A data request of a page with its request key. */
export type PageRequest = { name: string; key: string; optional: boolean; owner: string };

type Candidate = {
  path: string;
  route: CompositionRoute;
  section: CompositionSection | undefined;
  shellRoute?: ShellRoute;
};

type MatchRoute = ReturnType<typeof createRouteMatcher<Candidate>>;

const matchers = new WeakMap<PageComposition, MatchRoute>();

/** The routes of a composition, compiled once. */
function matcherOf(composition: PageComposition, shellRoutes: readonly ShellRoute[]): MatchRoute {
  const cached = matchers.get(composition);
  if (cached) return cached;
  const matcher = createRouteMatcher<Candidate>([
    ...shellRoutes.map((shellRoute) => ({
      path: `/${shellRoute.path}`,
      route: shellRoute,
      section: undefined,
      shellRoute,
    })),
    ...composition.sections.flatMap((section) =>
      section.routes.map((route) => ({ path: `/${route.path}`, route, section })),
    ),
  ]);
  matchers.set(composition, matcher);
  return matcher;
}

/** Finds the page for a URL, ignoring case; undefined if the site has no such page. */
export function matchPage(
  composition: PageComposition,
  shellRoutes: readonly ShellRoute[],
  url: URL,
): MatchedPage | undefined {
  const { locale, path } = splitLocale(url.pathname);
  const match = matcherOf(composition, shellRoutes)(path);
  if (!match) return undefined;
  const { route, section, shellRoute } = match.route;
  return {
    locale,
    path,
    route,
    section,
    shellRoute,
    params: match.params,
    query: readQuery(url.searchParams, route.query),
    parts: partsOf(composition, match.route),
  };
}

/** The page's name in logs: section and route id. Never the URL, which may contain user input. */
export function pageName(page: MatchedPage | undefined): string {
  return page ? pageKey(page.section?.name ?? 'shell', page.route.id) : 'none';
}

/** Whether the query contains free text typed by a visitor. */
export function hasFreeText({ route, query }: MatchedPage): boolean {
  return Object.entries(route.query).some(
    ([name, kind]) => (kind === 'text' || kind === 'list') && query[name],
  );
}

/**
 * The path relative to the locale's root, in the route's spelling, however it was requested. It is
 * percent-encoded, since it stands in headers: a section's paths may be Chinese.
 */
export function canonicalPath({ route, params }: MatchedPage): string {
  const segments = route.path.split('/').map((segment) => {
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    return name === undefined ? encodePath(segment) : encodeURIComponent(params[name] ?? '');
  });
  return `/${segments.filter(Boolean).join('/')}`;
}

/** Percent-encodes the fixed part of a route's path as browsers do. Slashes stay. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}

/** A page or fragment of a section with its page key. */
export type PagePart =
  | { key: string; section: CompositionSection; kind: 'page'; source: CompositionRoute }
  | FragmentPart;
type FragmentPart = {
  key: string;
  section: CompositionSection;
  kind: 'fragment';
  source: CompositionFragment;
};

function partsOf(
  composition: PageComposition,
  { route, section, shellRoute }: Candidate,
): PagePart[] {
  if (shellRoute?.showsFragments) return fragmentParts(composition);
  if (!section) return [];
  return [{ key: pageKey(section.name, route.id), section, kind: 'page', source: route }];
}

/** The fragments of all sections, in order. */
export function fragmentParts(composition: PageComposition): FragmentPart[] {
  return composition.sections
    .flatMap((section) => section.fragments.map((source) => ({ section, source })))
    .sort((a, b) => a.source.order - b.source.order)
    .map(({ section, source }) => ({
      key: pageKey(section.name, source.id),
      section,
      kind: 'fragment',
      source,
    }));
}

/** All expo API requests of a page, including those of its fragments. */
export function requestsOf(page: MatchedPage, exhibitionCode: string): PageRequest[] {
  const at = { exhibitionCode, locale: page.locale, params: page.params, query: page.query };
  const requests = (source: Pick<CompositionRoute, 'data'>, owner: string, isFragment: boolean) =>
    Object.entries(source.data).map(([name, request]) => ({
      name,
      key: requestKey(request, at),
      // A failing fragment must not fail the page.
      optional: isFragment || (request.optional ?? false),
      owner,
    }));
  return [
    ...requests(page.route, pageKey(page.section?.name ?? 'shell', page.route.id), false),
    ...page.parts
      .filter(({ kind }) => kind === 'fragment')
      .flatMap(({ key, source }) => requests(source, key, true)),
  ];
}
