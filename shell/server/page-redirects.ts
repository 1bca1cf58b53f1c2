import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { canonicalPath, type MatchedPage } from '../src/composition/matched-page.ts';
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
  const varies = settings.edge ? [] : ['vary', 'accept-language, cookie, user-agent'];

  return {
    toLocale(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const asked = request.url ?? '';
      const root =
        settings.rootRedirect && (asked === '/' || asked.startsWith('/?')) ? settings.rootRedirect : undefined;
      // The way from the root and the way into the reader's language are one redirect.
      const url = root ? root.target + asked.slice(1) : asked;
      const answer = inTheirLanguage(url, request);
      if (!answer && !root) return false;
      const location = answer?.redirect ?? url;
      response
        .writeHead(answer ? 302 : (root?.status ?? 302), [
          'location',
          canonicalUrl(location) ?? location,
          'cache-control',
          answer ? 'no-store' : 'no-cache',
          ...(answer ? ['vary', 'accept-language, cookie, user-agent'] : varies),
          ...(answer?.setCookie
            ? ['set-cookie', answer.setCookie + (settings.siteUrl.startsWith('https:') ? '; Secure' : '')]
            : []),
        ])
        .end();
      return true;
    },
    toCanonical(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const asked = request.url ?? '';
      const location = canonicalUrl(asked);
      if (location === undefined || location === asked) return false;
      // Not for good: a release may spell its route anew, and browsers that kept this one would go in circles.
      response.writeHead(301, ['location', location, 'cache-control', 'no-cache', ...varies]).end();
      return true;
    },
  };

  function inTheirLanguage(url: string, request: IncomingMessage): LocaleAnswer | undefined {
    const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers;
    const asks = url.includes('hl=');
    if (!asks && (settings.edge || (cookie === undefined && acceptLanguage === undefined))) return undefined;
    const isDocument = isNavigation(request) && !isCrawler(userAgent);
    if (!asks && !isDocument) return undefined;
    const resolved = resolve(url);
    const answer = resolved && chooseLocale({ url: resolved, cookie, acceptLanguage, isDocument });
    const page = answer && pageOf(resolved);
    return page && (asks || !hasOneLanguage(page)) ? answer : undefined;
  }

  function pageOf(url: string): MatchedPage | undefined {
    return pageAt(pageUrl(url, settings.siteUrl));
  }

  /** Path and query without dot segments and doubled slashes; undefined for a path that cannot be decoded. */
  function resolve(url: string): string | undefined {
    const { pathname, search } = pageUrl(url, settings.siteUrl);
    return isDecodable(pathname) ? pathname.replace(/\/{2,}/g, '/') + search : undefined;
  }

  /** The URL with its path as the route table spells it; undefined where the site has no page. */
  function canonicalUrl(url: string): string | undefined {
    const resolved = resolve(url);
    const page = resolved && pageOf(resolved);
    const query = url.indexOf('?');
    return page && inLocalePath(page.locale, canonicalPath(page)) + (query === -1 ? '' : url.slice(query));
  }
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
function isNavigation({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = headers;
  if (destination === 'empty') return mode === 'navigate';
  if (destination !== undefined) return destination === 'document';
  return (headers.accept ?? '').includes('text/html');
}
