import { pages } from './cached.ts';
import { servesAnyQuery } from './show-floor-cache.ts';

const offlinePaths = { tw: '/Offline', en: '/en/Offline' } as const;

/**
 * The fallback for an uncached page: the site's offline page in the URL's language, or in the other
 * one on a device that has not seen that language. Redirects to it, because a page's code matches
 * routes by the current URL. A page that is cached without its query, such as the floor plan with a
 * booth, opens with the query in the fragment; `cached-query.ts` of the page takes it from there.
 */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const locale = /^\/en(\/|$)/i.test(pathname) ? 'en' : 'tw';
  const cache = await caches.open(pages.cacheName);
  const cachedPage = (path: string) => cache.match(path, { ignoreVary: true });
  if (pathname === offlinePaths[locale]) return (await cachedPage(pathname)) ?? Response.error();
  if (search !== '' && (await servesAnyQuery(locale, pathname)))
    return Response.redirect(`${pathname}#${search}`, 302);
  const other = offlinePaths[locale === 'en' ? 'tw' : 'en'];
  const isOther = !(await cachedPage(offlinePaths[locale])) && (await cachedPage(other));
  const shown = isOther ? other : offlinePaths[locale];
  return Response.redirect(`${shown}?to=${encodeURIComponent(pathname + search)}`, 302);
}
