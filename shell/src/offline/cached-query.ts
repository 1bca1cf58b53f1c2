import type { DataRouter } from 'react-router';

/**
 * Without a network, the service worker opens a page that is cached without its query, and puts the
 * query into the fragment (`shell/offline/offline-page.ts`). Goes on to the page with the query.
 */
export function openCachedQuery(router: Pick<DataRouter, 'navigate'>): void {
  const { pathname, hash } = location;
  if (!hash.startsWith('#?')) return;
  void router.navigate(pathname + hash.slice(1), { replace: true, preventScrollReset: true });
}
