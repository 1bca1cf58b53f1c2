import { pages } from './cached.ts';

/**
 * What stands in for a page that was not kept: the site's own page that says so, in the language of the address. It is led to, since a page's code
 * goes by the address that it finds.
 */
export async function offlinePage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const own = /^\/en(\/|$)/i.test(pathname) ? '/en/Offline' : '/Offline';
  if (pathname !== own)
    return Response.redirect(`${own}?to=${encodeURIComponent(pathname + search)}`, 302);
  const kept = await (await caches.open(pages.cacheName)).match(own, { ignoreVary: true });
  return kept ?? Response.error();
}
