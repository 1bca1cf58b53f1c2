import type { ShellRoute } from '../composition/shell-route.ts';

/** Shown by the service worker in place of a page that was not kept; nothing to search for. */
export const offlineRoute = {
  id: 'offline',
  path: 'Offline',
  messages: 'offline.page',
  noindex: true,
  offline: true,
  files: { scripts: [], styles: [] },
  data: {},
  query: {},
} as const satisfies ShellRoute;
