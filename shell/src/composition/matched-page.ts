import { matchRoutes } from 'react-router';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { readQuery, requestKey, type PageQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';
import { homeRoute } from '../home/home-route.ts';
import { shellRoutes } from '../shell-routes.ts';
import type { ShellRoute } from './shell-route.ts';
import {
  pageKey,
  type PageComposition,
  type CompositionFragment,
  type CompositionRoute,
  type CompositionSection,
} from './page-state.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a URL of the site leads to. `section` is undefined for the shell's own pages. */
export type MatchedPage = {
  locale: Locale;
  /** The path below the locale's root as it was asked for, and the route's pattern. */
  path: string;
  route: CompositionRoute;
  section: CompositionSection | undefined;
  /** What more is known of a page of the shell itself. */
  own?: ShellRoute | undefined;
  params: Params;
  query: PageQuery;
};

/** A request of a page with its key. */
export type PageRequest = { name: string; key: string; optional: boolean; owner: string };

type Candidate = {
  path: string;
  route: CompositionRoute;
  section: CompositionSection | undefined;
  own?: ShellRoute;
};

/** React Router ranks the whole table on each match: hand in only routes with the same start. */
type RouteTable = { byStart: Map<string, Candidate[]>; others: Candidate[] };

const tables = new WeakMap<PageComposition, RouteTable>();

function tableOf(composition: PageComposition): RouteTable {
  const known = tables.get(composition);
  if (known) return known;
  const table: RouteTable = { byStart: new Map(), others: [] };
  const candidates: Candidate[] = [
    ...shellRoutes.map((own) => ({ path: `/${own.path}`, route: own, section: undefined, own })),
    ...composition.sections.flatMap((section) =>
      section.routes.map((route) => ({ path: `/${route.path}`, route, section })),
    ),
  ];
  for (const candidate of candidates) {
    const start = startOf(candidate.path);
    if (/[:*?]/.test(start)) table.others.push(candidate);
    else table.byStart.set(start, [...(table.byStart.get(start) ?? []), candidate]);
  }
  tables.set(composition, table);
  return table;
}

function startOf(path: string): string {
  return path.split('/').find(Boolean)?.toLowerCase() ?? '';
}

/** Finds the page that a URL names; undefined where the site has none. Case does not matter. */
export function matchPage(composition: PageComposition, url: URL): MatchedPage | undefined {
  const { locale, path } = splitLocale(url.pathname);
  const { byStart, others } = tableOf(composition);
  const candidates = [...(byStart.get(startOf(decoded(path))) ?? []), ...others];
  const match = matchRoutes(candidates, path)?.[0];
  if (!match) return undefined;
  const { route, section, own } = match.route;
  return {
    locale,
    path,
    route,
    section,
    own,
    params: match.params,
    query: readQuery(url.searchParams, route.query),
  };
}

/** React Router compares decoded paths, and takes a malformed one as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.split('/').find(Boolean) ?? '');
  } catch {
    return path;
  }
}

/** What logs call a page: its section and route. Its address may hold what a visitor typed. */
export function pageName(page: MatchedPage | undefined): string {
  return page ? pageKey(page.section?.name ?? 'shell', page.route.id) : 'none';
}

/** Whether the address carries words of a visitor's own. */
export function hasFreeText({ route, query }: MatchedPage): boolean {
  return Object.entries(route.query).some(([name, kind]) => kind === 'text' && query[name]);
}

/** The path below the locale's root in the route's spelling, however it was requested. */
export function canonicalPath({ route, params }: MatchedPage): string {
  const segments = route.path.split('/').map((segment) => {
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    return name === undefined ? segment : encodeURIComponent(params[name] ?? '');
  });
  return `/${segments.filter(Boolean).join('/')}`;
}

/** A page or fragment of a section, named by its key. */
export type PagePart =
  { key: string; section: CompositionSection; kind: 'page'; source: CompositionRoute } | HomePart;
export type HomePart = {
  key: string;
  section: CompositionSection;
  kind: 'fragment';
  source: CompositionFragment;
};

/** What sections contribute to a page: one page, or all fragments of the home page in order. */
export function partsOf(composition: PageComposition, page: MatchedPage | undefined): PagePart[] {
  if (page?.route === homeRoute) return homeParts(composition);
  if (!page?.section) return [];
  const { section, route } = page;
  return [{ key: pageKey(section.name, route.id), section, kind: 'page', source: route }];
}

/** The fragments of the home page in their order. */
export function homeParts(composition: PageComposition): HomePart[] {
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

/** Everything that a page needs of the expo API, its fragments' needs included. */
export function requestsOf(
  composition: PageComposition,
  page: MatchedPage,
  exhibitionCode: string,
): PageRequest[] {
  const at = { exhibitionCode, locale: page.locale, params: page.params, query: page.query };
  const requests = (source: Pick<CompositionRoute, 'data'>, owner: string, isFragment: boolean) =>
    Object.entries(source.data).map(([name, request]) => ({
      name,
      key: requestKey(request, at),
      // A fragment fails alone.
      optional: isFragment || (request.optional ?? false),
      owner,
    }));
  return [
    ...requests(page.route, pageKey(page.section?.name ?? 'shell', page.route.id), false),
    ...partsOf(composition, page)
      .filter(({ kind }) => kind === 'fragment')
      .flatMap(({ key, source }) => requests(source, key, true)),
  ];
}
