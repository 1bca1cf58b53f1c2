import type { Locale } from '@dswine/shared/section/section';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';

/** Remembers the chosen locale. Browser code also writes this cookie. */
const LOCALE_COOKIE = 'dswine_locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** User agents of search engines and link previews. */
const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|inspectiontool|googleother|lighthouse|facebookexternalhit|meta-external|embedly|(bing|web|uri)preview|whatsapp\//i;

/** Whether a user agent is a crawler. Crawlers are never redirected by language (rulings § 2). */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent);
}

/** The parts of a request that determine its locale. Header values are as in node:http. */
type LocaleRequest = {
  /** Path and query. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Whether a visitor's browser navigates to a page. False for crawlers, scripts and images. */
  isDocument: boolean;
};

export type LocaleChoice = { redirect: string; setCookie?: string };

/**
 * Chooses the locale of a page request, and returns a redirect when the URL has another one. Order:
 * `hl` parameter, URL prefix, cookie, Accept-Language, tw (specification § 2). Redirects never
 * chain: a prefixed path is always served, and an unprefixed path only redirects to `/en`.
 */
export function chooseLocale(request: LocaleRequest): LocaleChoice | undefined {
  const query = request.url.indexOf('?');
  const pathname = query === -1 ? request.url : request.url.slice(0, query);
  const { locale, path } = splitLocale(pathname);
  if (query !== -1) {
    const search = new URLSearchParams(request.url.slice(query));
    const requested = search.get('hl');
    if (requested === 'tw' || requested === 'en') {
      search.delete('hl');
      return {
        redirect: withSearch(inLocalePath(requested, path), search),
        setCookie: `${LOCALE_COOKIE}=${requested}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
      };
    }
  }
  if (locale === 'en' || !request.isDocument) return undefined;
  const preferred = localeInCookie(request.cookie) ?? preferredLocale(request.acceptLanguage);
  if (preferred !== 'en') return undefined;
  return { redirect: inLocalePath('en', path) + (query === -1 ? '' : request.url.slice(query)) };
}

function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function localeInCookie(cookie: string | undefined): Locale | undefined {
  const value = /(?:^|;\s*)dswine_locale=(tw|en)(?:;|$)/.exec(cookie ?? '')?.[1];
  return value === 'tw' || value === 'en' ? value : undefined;
}

/** The range zh* or en* with the higher quality; the first one on a tie, undefined without any. */
export function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined;
  for (const range of (acceptLanguage ?? '').split(',')) {
    // Avoid adjacent `\s*`: a long header of spaces would cause catastrophic backtracking.
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
