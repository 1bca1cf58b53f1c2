import type { WorkboxPlugin } from 'workbox-core/types.js';

/** A page that comes from what is kept says so in `server-timing`, the one header that a page's own scripts can read. */
export const markAsCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse ?? null;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', 'kept');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
