import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Marks pages served from the cache on their `html` element, for their scripts. `server-timing` is
 * for the worker itself, and for sections of earlier releases: Firefox shows it to no page.
 */
export const markAsCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse ?? null;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', 'kept');
    const html = await cachedResponse.text();
    return new Response(html.replace('<html', '<html data-cached'), {
      status: cachedResponse.status,
      headers,
    });
  },
};
