import { pages } from './cached.ts';

/**
 * The fallback for an uncached page: the site's offline page in the URL's language. Redirects to
 * it, because a page's code matches routes by the current URL.
 */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const offlinePath = /^\/en(\/|$)/i.test(pathname) ? '/en/Offline' : '/Offline';
  if (pathname !== offlinePath)
    return Response.redirect(`${offlinePath}?to=${encodeURIComponent(pathname + search)}`, 302);
  const cached = await (
    await caches.open(pages.cacheName)
  ).match(offlinePath, { ignoreVary: true });
  return cached ?? Response.error();
}
