import type { DataRouter } from 'react-router';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { savesData } from '../device/save-data.ts';
import { whenIdle } from '../device/when-idle.ts';

const WORKER = '/service-worker.js';

/**
 * Caches the show floor for offline use: a service worker caches the pages that sections mark as
 * `offline` and the pages that the visitor opens. If the setting is off, removes the worker and its
 * caches.
 */
export function watchShowFloor(router: Pick<DataRouter, 'subscribe'>, enabled: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(
    () =>
      void (enabled ? startCaching(router) : stopCaching()).catch(() =>
        console.info('Pages are not kept for offline use.'),
      ),
  );
}

async function startCaching(router: Pick<DataRouter, 'subscribe'>): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // With data saving on, cache only the pages that the visitor opens.
  if (savesData()) return;
  let lastUrl = '';
  const notifyWorker = () => {
    const url = location.pathname + location.search;
    if (url === lastUrl || !navigator.onLine) return;
    lastUrl = url;
    active?.postMessage({ kind: 'here', locale: splitLocale(location.pathname).locale, url });
  };
  notifyWorker();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(notifyWorker);
  });
}

/** What the worker still stores for this page, which it controls until then, the next page removes. */
async function stopCaching(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('dswine-')) await caches.delete(name);
}
