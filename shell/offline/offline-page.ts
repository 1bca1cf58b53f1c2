import { pages } from './cached.ts';
import { servesAnyQuery } from './show-floor-cache.ts';

/**
 * The fallback for an uncached page: the site's offline page in the URL's language. Redirects to
 * it, because a page's code matches routes by the current URL. A page that is cached without its
 * query, such as the floor plan with a booth, opens with the query in the fragment; `cached-query.ts`
 * of the page takes it from there.
 */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const locale = /^\/en(\/|$)/i.test(pathname) ? 'en' : 'tw';
  const offlinePath = locale === 'en' ? '/en/Offline' : '/Offline';
  if (pathname !== offlinePath) {
    const target =
      search !== '' && (await servesAnyQuery(locale, pathname))
        ? `${pathname}#${search}`
        : `${offlinePath}?to=${encodeURIComponent(pathname + search)}`;
    return Response.redirect(target, 302);
  }
  const cached = await (
    await caches.open(pages.cacheName)
  ).match(offlinePath, { ignoreVary: true });
  return cached ?? Response.error();
}
