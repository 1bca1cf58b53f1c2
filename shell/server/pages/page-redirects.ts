import rule from '../../../deploy/edge/edge-rule.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, isLocale } from '@dswine/shared/contract/locales';
import { accessCookies, accesses } from '@dswine/shared/fair/addresses/access-cookies';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import { pageUrl } from '../http/page-url.ts';
import type { Settings } from '../settings/settings.ts';
import { canonicalPath, type MatchedPage } from '../../src/composition/matched-page.ts';

type Dependencies = {
  settings: Pick<Settings, 'siteUrl' | 'edge' | 'rootRedirect'>;
  pageAt: (url: URL) => MatchedPage | undefined;
};

type Redirect = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Redirects between pages of the site. Each returns whether it redirected. Never leaves the site.
 */
type PageRedirects = {
  /**
   * Moves the token of a mailed link out of the URL into cookies (303). Comes first: the other
   * redirects would repeat the token in their `Location`.
   */
  toTokenless: Redirect;
  /**
   * Redirects to the visitor's language, and from `/` to the configured page. Runs before routing.
   */
  toLocale: Redirect;
  /**
   * Redirects (301) to the canonical path of a page, as the route table spells it: same case,
   * escapes and slashes. Keeps the query as it is: redirecting would cost campaign links a round
   * trip, and all variants of a query share one cached page. Runs when no other route matches.
   */
  toCanonical: Redirect;
};

// eslint-disable-next-line max-lines-per-function -- the redirects share how addresses are read
export function createPageRedirects({ settings, pageAt }: Dependencies): PageRedirects {
  const { siteUrl, edge, rootRedirect } = settings;
  const varyHeader = ['vary', 'accept-language, cookie, user-agent'];
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  /** The page of a request target: path and query, as sent. */
  const pageOf = (url: string) => pageAt(pageUrl(url, siteUrl));

  /** Removes dot segments and duplicate slashes. Undefined for a path with invalid escapes. */
  function resolve(url: string): string | undefined {
    const { pathname, search } = pageUrl(url, siteUrl);
    return isDecodable(pathname) ? pathname.replace(/\/{2,}/g, '/') + search : undefined;
  }

  /** The URL with its path as in the route table. Undefined when no page matches. */
  function canonicalUrl(url: string): string | undefined {
    const resolved = resolve(url);
    const page = resolved && pageOf(resolved);
    const [, query = ''] = /^[^?]*(.*)$/s.exec(url) ?? [];
    return page && inLocalePath(page.locale, canonicalPath(page)) + query;
  }

  /** Whether a request is led to another locale. */
  function localeChoiceFor(url: string, { headers }: IncomingMessage): LocaleChoice | undefined {
    const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = headers;
    const hasLocaleParameter = url.includes('hl=');
    const hasNoPreference = cookie === undefined && acceptLanguage === undefined;
    if (!hasLocaleParameter && (edge || hasNoPreference)) return undefined;
    const isDocument = isNavigation(headers) && !rule.isCrawler(userAgent);
    if (!hasLocaleParameter && !isDocument) return undefined;
    const resolved = resolve(url);
    const choice = resolved && chooseLocale({ url: resolved, cookie, acceptLanguage, isDocument });
    const page = choice && pageOf(resolved);
    return page && (hasLocaleParameter || !hasOneLanguage(page)) ? choice : undefined;
  }

  return {
    toTokenless(request, response) {
      const { url = '' } = request;
      const resolved = isRead(request) && mayContainToken(url) ? resolve(url) : undefined;
      const page = resolved && pageOf(resolved);
      const exchange = page && exchangeToken(pageUrl(resolved, siteUrl), page, siteUrl);
      if (!exchange) return false;
      const cookies = exchange.cookies.flatMap((cookie) => ['set-cookie', cookie]);
      response
        .writeHead(303, ['location', exchange.location, 'cache-control', 'no-store', ...cookies])
        .end();
      return true;
    },
    toLocale(request, response) {
      if (!isRead(request)) return false;
      const requestUrl = request.url ?? '';
      const isRoot = requestUrl === '/' || requestUrl.startsWith('/?');
      const root = isRoot ? rootRedirect : undefined;
      // Combine the redirect from the root with the one to the visitor's language.
      const url = root ? root.target + requestUrl.slice(1) : requestUrl;
      const choice = localeChoiceFor(url, request);
      if (!choice && !root) return false;
      const location = choice?.redirect ?? url;
      const cacheControl = choice ? 'no-store' : 'no-cache';
      const headers = [
        'location',
        canonicalUrl(location) ?? location,
        'cache-control',
        cacheControl,
      ];
      if (choice || !edge) headers.push(...varyHeader);
      if (choice?.setCookie) headers.push('set-cookie', choice.setCookie + secure);
      response.writeHead(choice ? 302 : (root?.status ?? 302), headers).end();
      return true;
    },
    toCanonical(request, response) {
      const { url = '' } = request;
      const location = isRead(request) ? canonicalUrl(url) : undefined;
      if (location === undefined || location === url) return false;
      // A later release may change the spelling, and cached redirects would then loop.
      const headers = ['location', location, 'cache-control', 'no-cache'];
      response.writeHead(301, [...headers, ...(edge ? [] : varyHeader)]).end();
      return true;
    },
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A page in one language never redirects, unless the URL has the `hl` parameter. */
function hasOneLanguage({ route }: MatchedPage): boolean {
  return (route.middleware ?? []).includes('chinese-only');
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Whether a browser navigates to a document: `Sec-Fetch-Dest` is `document`. A service worker that
 * forwards the request changes it to `empty`, so then the mode decides. Without these headers,
 * `Accept` decides.
 */
function isNavigation(headers: IncomingMessage['headers']): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, accept } = headers;
  return rule.isDocument({
    destination: destination?.toString(),
    mode: mode?.toString(),
    accept,
  });
}

/** Whether a URL may contain an access token. A cheap check, because it runs on every request. */
const mayContainToken = (url: string): boolean =>
  url.includes('?') && accesses.some(({ parameter }) => url.includes(`${parameter}=`));

/**
 * Moves the token of a mailed link from the URL into cookies of its page. In the URL it would leak
 * into histories, logs and `Referer`. Undefined when the URL has no token.
 */
function exchangeToken(
  url: URL,
  page: MatchedPage,
  siteUrl: string,
): { location: string; cookies: string[] } | undefined {
  const path = canonicalPath(page);
  const access = accesses.find(
    (candidate) => candidate.page === path && url.searchParams.has(candidate.parameter),
  );
  if (!access) return undefined;
  const value = url.searchParams.get(access.parameter) ?? '';
  return {
    location: inLocalePath(page.locale, path) + writeQuery(page.query),
    cookies: accessCookies(access, value, siteUrl.startsWith('https:')),
  };
}

/** Remembers the chosen locale. Browser code also writes this cookie. */
const LOCALE_COOKIE = 'dswine_locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The parts of a request that determine its locale. Header values are as in node:http. */
type LocaleRequest = {
  /** Path and query. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Whether a visitor's browser navigates to a page. False for crawlers, scripts and images. */
  isDocument: boolean;
};

type LocaleChoice = { redirect: string; setCookie?: string };

/**
 * Chooses the locale of a page request, and returns a redirect when the URL has another one. Order:
 * `hl` parameter, URL prefix, cookie, Accept-Language, tw (specification § 2). Redirects never
 * chain: a prefixed path is always served, and an unprefixed path only redirects to a prefixed one.
 */
export function chooseLocale(request: LocaleRequest): LocaleChoice | undefined {
  const query = request.url.indexOf('?');
  const pathname = query === -1 ? request.url : request.url.slice(0, query);
  const { locale, path } = splitLocale(pathname);
  if (query !== -1) {
    const search = new URLSearchParams(request.url.slice(query));
    const requested = search.get('hl');
    if (isLocale(requested)) {
      search.delete('hl');
      return {
        redirect: withSearch(inLocalePath(requested, path), search),
        setCookie: `${LOCALE_COOKIE}=${requested}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
      };
    }
  }
  if (locale !== defaultLocale || !request.isDocument) return undefined;
  const preferred = rule.languageOf(request.cookie, request.acceptLanguage);
  if (!isLocale(preferred) || preferred === defaultLocale) return undefined;
  return {
    redirect: inLocalePath(preferred, path) + (query === -1 ? '' : request.url.slice(query)),
  };
}

function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
