import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { canonicalPath, type MatchedPage } from '../src/composition/matched-page.ts';
import { leaveTokenBehind, mayBringToken } from './access-links.ts';
import { chooseLocale, isCrawler, type LocaleAnswer } from './locale-choice.ts';
import { pageUrl } from './page-url.ts';
import type { Settings } from './settings.ts';

type Tools = {
  settings: Pick<Settings, 'siteUrl' | 'edge' | 'rootRedirect'>;
  pageAt: (url: URL) => MatchedPage | undefined;
};

type Redirect = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Redirects between pages of the site. Each answers whether it did, and leads to a path of the site only. */
export type PageRedirects = {
  /**
   * Moves the token of a mailed link out of the URL into cookies (303). Comes first: the other
   * redirects would repeat the token in their `Location`.
   */
  toTokenless: Redirect;
  /** Leads a reader to the page in their language, and from `/` to where the settings say. Before any routing. */
  toLocale: Redirect;
  /**
   * Leads to the one spelling of a page's path (301): that of the route table, whatever case, escapes and slashes were
   * asked for. The query stays as it is: a redirect would cost links from campaigns a round trip, and all spellings of a
   * query share one cached page anyway. For what no other route took.
   */
  toCanonical: Redirect;
};

export function createPageRedirects({ settings, pageAt }: Tools): PageRedirects {
  const { resolve, pageOf, canonicalUrl } = pageAddresses(settings.siteUrl, pageAt);
  const varies = ['vary', 'accept-language, cookie, user-agent'];
  const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';

  function inTheirLanguage(url: string, { headers }: IncomingMessage): LocaleAnswer | undefined {
    const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = headers;
    const asks = url.includes('hl=');
    if (!asks && (settings.edge || (cookie === undefined && acceptLanguage === undefined)))
      return undefined;
    const isDocument = isNavigation(headers) && !isCrawler(userAgent);
    if (!asks && !isDocument) return undefined;
    const resolved = resolve(url);
    const answer = resolved && chooseLocale({ url: resolved, cookie, acceptLanguage, isDocument });
    const page = answer && pageOf(resolved);
    return page && (asks || !hasOneLanguage(page)) ? answer : undefined;
  }

  return {
    toTokenless(request, response) {
      const asked = request.url ?? '';
      const resolved = isRead(request) && mayBringToken(asked) ? resolve(asked) : undefined;
      const page = resolved && pageOf(resolved);
      const exchange =
        page && leaveTokenBehind(pageUrl(resolved, settings.siteUrl), page, settings.siteUrl);
      if (!exchange) return false;
      const cookies = exchange.cookies.flatMap((cookie) => ['set-cookie', cookie]);
      response
        .writeHead(303, ['location', exchange.location, 'cache-control', 'no-store', ...cookies])
        .end();
      return true;
    },
    toLocale(request, response) {
      if (!isRead(request)) return false;
      const asked = request.url ?? '';
      const isRoot = asked === '/' || asked.startsWith('/?');
      const root = isRoot ? settings.rootRedirect : undefined;
      // The way from the root and the way into the reader's language are one redirect.
      const url = root ? root.target + asked.slice(1) : asked;
      const answer = inTheirLanguage(url, request);
      if (!answer && !root) return false;
      const location = answer?.redirect ?? url;
      const headers = [
        'location',
        canonicalUrl(location) ?? location,
        'cache-control',
        answer ? 'no-store' : 'no-cache',
      ];
      if (answer || !settings.edge) headers.push(...varies);
      if (answer?.setCookie) headers.push('set-cookie', answer.setCookie + secure);
      response.writeHead(answer ? 302 : (root?.status ?? 302), headers).end();
      return true;
    },
    toCanonical(request, response) {
      const asked = request.url ?? '';
      const location = isRead(request) ? canonicalUrl(asked) : undefined;
      if (location === undefined || location === asked) return false;
      // Not for good: a release may spell its route anew, and browsers that kept this one would go in circles.
      const headers = [
        'location',
        location,
        'cache-control',
        'no-cache',
        ...(settings.edge ? [] : varies),
      ];
      response.writeHead(301, headers).end();
      return true;
    },
  };
}

/** What URLs of this site name. URLs are path and query, as they were asked for. */
function pageAddresses(siteUrl: string, pageAt: Tools['pageAt']) {
  const pageOf = (url: string) => pageAt(pageUrl(url, siteUrl));

  /** Path and query without dot segments and doubled slashes; undefined for a path that cannot be decoded. */
  function resolve(url: string): string | undefined {
    const { pathname, search } = pageUrl(url, siteUrl);
    return isDecodable(pathname) ? pathname.replace(/\/{2,}/g, '/') + search : undefined;
  }

  /** The URL with its path as the route table spells it; undefined where the site has no page. */
  function canonicalUrl(url: string): string | undefined {
    const resolved = resolve(url);
    const page = resolved && pageOf(resolved);
    const query = url.indexOf('?');
    return (
      page &&
      inLocalePath(page.locale, canonicalPath(page)) + (query === -1 ? '' : url.slice(query))
    );
  }

  return { pageOf, resolve, canonicalUrl };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A page of one language only stays where it is, unless its reader asks for the other one. */
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
 * Whether a browser opens a document. It says so by `Sec-Fetch-Dest: document`; a service worker that passes the request
 * on makes that `empty`, and only the mode still tells. Whoever says neither says that it takes HTML.
 */
function isNavigation(headers: IncomingMessage['headers']): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = headers;
  if (destination === 'empty') return mode === 'navigate';
  if (destination !== undefined) return destination === 'document';
  return (headers.accept ?? '').includes('text/html');
}
