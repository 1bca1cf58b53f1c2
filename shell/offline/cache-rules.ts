import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Release files never change under the same name. */
export const isReleaseFile = ({ pathname }: URL): boolean =>
  /^\/releases\/|^\/(icon-|apple-touch-icon)/.test(pathname);

/** Pictures of records have a content hash in their name. Photos of albums are too large to cache. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/api\/expo\/Picture\/.*\.webp$/i.test(pathname);

/** Matches every response of the expo API; `mayCache` then accepts only public ones. */
export const isApiResponse = ({ pathname }: URL): boolean => /^\/api\/expo\//i.test(pathname);

/** Rejects personal responses, errors and responses with `no-store`. */
export function isCacheable(response: Response, url: URL): boolean {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return false;
  const policy = response.headers.get('cache-control') ?? '';
  if (/no-store/.test(policy)) return false;
  // API responses are cacheable only if marked public. Pages are the same for every reader.
  return !/^\/api\//i.test(url.pathname) || /(^|[ ,])public\b/.test(policy);
}

export const mayCache: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isCacheable(response, new URL(request.url)) ? response : null,
};
