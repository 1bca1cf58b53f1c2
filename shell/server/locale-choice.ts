import type { Locale } from '@dswine/shared/section/section';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';

/** The cookie that remembers a chosen locale; the browser writes it too. */
export const LOCALE_COOKIE = 'dswine_locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Programs that read pages for search engines and previews of links: they say so in their user agent. */
const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|inspectiontool|googleother|lighthouse|facebookexternalhit|meta-external|embedly|(bing|web|uri)preview|whatsapp\//i;

/** Whether a user agent is a crawler: it is served what it asked for, whatever language it takes (rulings § 2). */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent);
}

/** What of a request decides its locale. Header values as node:http gives them. */
export type LocaleRequest = {
  /** Path and query. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** A reader's browser opening a page: not a crawler, a script, a picture or an API call. */
  isDocument: boolean;
};

export type LocaleAnswer = { redirect: string; setCookie?: string };

/**
 * Where a request for a page has to go instead, if anywhere: the URL's prefix decides, then the cookie, then
 * Accept-Language, then tw (specification § 2). There is never a second redirect: a prefixed path is always served, and
 * an unprefixed one is only left for `/en`.
 */
export function chooseLocale(request: LocaleRequest): LocaleAnswer | undefined {
  const query = request.url.indexOf('?');
  const pathname = query === -1 ? request.url : request.url.slice(0, query);
  const { locale, path } = splitLocale(pathname);
  if (query !== -1) {
    const search = new URLSearchParams(request.url.slice(query));
    const asked = search.get('hl');
    if (asked === 'tw' || asked === 'en') {
      search.delete('hl');
      return {
        redirect: withSearch(inLocalePath(asked, path), search),
        setCookie: `${LOCALE_COOKIE}=${asked}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
      };
    }
  }
  if (locale === 'en' || !request.isDocument) return undefined;
  const wanted = localeInCookie(request.cookie) ?? preferredLocale(request.acceptLanguage);
  if (wanted !== 'en') return undefined;
  return { redirect: inLocalePath('en', path) + (query === -1 ? '' : request.url.slice(query)) };
}

function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export function localeInCookie(cookie: string | undefined): Locale | undefined {
  const value = /(?:^|;\s*)dswine_locale=(tw|en)(?:;|$)/.exec(cookie ?? '')?.[1];
  return value === 'tw' || value === 'en' ? value : undefined;
}

/** The higher quality of zh* and en* wins, the earlier one of equals; neither says nothing. */
export function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined;
  for (const range of (acceptLanguage ?? '').split(',')) {
    // No two runs of space side by side: a header of nothing else would be tried in every division of them.
    const match = /^(zh|en)(?:-[A-Za-z0-9-]+)?(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i.exec(
      range.trim(),
    );
    if (!match) continue;
    const quality = match[2] === undefined ? 1 : Number(match[2]);
    if (quality > (best?.quality ?? 0))
      best = { locale: match[1]?.toLowerCase() === 'zh' ? 'tw' : 'en', quality };
  }
  return best?.locale;
}
