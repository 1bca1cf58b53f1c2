import { defaultLocale, isLocale } from '@dswine/shared/contract/locales';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import rule from '../../../deploy/edge/edge-rule.js';

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

export type LocaleChoice = { redirect: string; setCookie?: string };

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
