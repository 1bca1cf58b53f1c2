import type { ShellRoute } from '../composition/shell-route.ts';

/** The service worker shows this page in place of an uncached page. Not indexed. */
export const offlineRoute = {
  id: 'offline',
  path: 'Offline',
  messages: 'offline.page',
  noindex: true,
  offline: true,
  hydrate: 'load',
  files: { scripts: [], styles: [] },
  data: {},
  query: {},
} as const satisfies ShellRoute;
