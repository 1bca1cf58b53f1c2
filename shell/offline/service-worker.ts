import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { cacheShowFloor } from './show-floor-cache.ts';
import { answers, files, pages, pictures } from './cached.ts';
import { isHere } from './messages.ts';
import { offlinePage } from './offline-page.ts';
import { isPicture, isPublicAnswer, isReleaseFile } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The show floor without a network. Online nothing is ever answered from what is kept, save files that never change: a page and an answer come from
 * the network, whatever it takes, and what was kept stands in only when the network gives nothing at all.
 */
registerRoute(new NavigationRoute(pages, { denylist: [/^\/(api|releases)\//] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isReleaseFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPublicAnswer(url), answers);
setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? offlinePage(request) : Promise.resolve(Response.error()),
);

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();

self.addEventListener('message', (event) => {
  if (isHere(event.data)) event.waitUntil(cacheShowFloor(event.data, event));
});
