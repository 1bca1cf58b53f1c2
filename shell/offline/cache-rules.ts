import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Files of releases never change under their name. */
export const isReleaseFile = ({ pathname }: URL): boolean =>
  /^\/releases\/|^\/(icon-|apple-touch-icon)/.test(pathname);

/** Drawings carry the hash of their record in their name. Raster pictures are too heavy to keep. */
export const isPicture = ({ pathname }: URL): boolean =>
  /^\/api\/expo\/Picture\/.*\.svg$/i.test(pathname);

/** Every answer of the expo API may be asked for; `mayKeep` sees to it that only public ones stay. */
export const isPublicAnswer = ({ pathname }: URL): boolean => /^\/api\/expo\//i.test(pathname);

/** Nothing of one reader alone is kept, nothing that failed, and nothing that says so itself. */
export function isForAnyone(response: Response, url: URL): boolean {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return false;
  const policy = response.headers.get('cache-control') ?? '';
  if (/no-store/.test(policy)) return false;
  // Answers of the API are public or somebody's own; pages are made without looking at who asks.
  return !/^\/api\//i.test(url.pathname) || /(^|[ ,])public\b/.test(policy);
}

export const mayCache: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isForAnyone(response, new URL(request.url)) ? response : null,
};
