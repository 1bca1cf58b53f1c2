import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { cacheShowFloor } from './show-floor-cache.ts';
import { responses, files, pages, pictures } from './cached.ts';
import { isCurrentPageMessage } from './messages.ts';
import { offlinePage } from './offline-page.ts';
import { isPicture, isApiResponse, isReleaseFile } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Serves the show floor without a network. Pages and API responses always come from the network if
 * it responds; the cache is only a fallback. Release files and pictures never change, so they come
 * from the cache first.
 */
registerRoute(new NavigationRoute(pages, { denylist: [/^\/(api|releases)\//] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isReleaseFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && isApiResponse(url), responses);
setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? offlinePage(request) : Promise.resolve(Response.error()),
);

self.addEventListener('install', () => void self.skipWaiting());
// The browser requests pages itself while the worker starts.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload.enable()),
);
clientsClaim();

self.addEventListener('message', (event) => {
  if (isCurrentPageMessage(event.data)) event.waitUntil(cacheShowFloor(event.data, event));
});
