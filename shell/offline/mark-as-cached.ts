import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Marks pages served from the cache in `server-timing`, the only header that a page's own scripts
 * can read.
 */
export const markAsCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse ?? null;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', 'kept');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
