import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import { pages } from './cached.ts';
import { servesAnyQuery } from './show-floor-cache.ts';

/**
 * The fallback for an uncached page: the site's offline page in the URL's language, or in another
 * one on a device that has not seen that language. Redirects to it, because a page's code matches
 * routes by the current URL. A page that is cached without its query, such as the floor plan with a
 * booth, opens with the query in the fragment; `cached-query.ts` of the page takes it from there.
 */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const own = offlinePathIn(locale);
  const cache = await caches.open(pages.cacheName);
  const cachedPage = (path: string) => cache.match(path, { ignoreVary: true });
  if (pathname === own) return (await cachedPage(pathname)) ?? Response.error();
  if (search !== '' && (await servesAnyQuery(locale, pathname)))
    return Response.redirect(`${pathname}#${search}`, 302);
  let shown = own;
  for (const path of localeCodes.map(offlinePathIn))
    if (!(await cachedPage(shown)) && (await cachedPage(path))) shown = path;
  return Response.redirect(`${shown}?to=${encodeURIComponent(pathname + search)}`, 302);
}

const offlinePathIn = (locale: Locale): string => inLocalePath(locale, '/Offline');
