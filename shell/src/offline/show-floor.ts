import type { DataRouter } from 'react-router';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { savesData } from '../layout/save-data.ts';
import { whenIdle } from '../start-up.ts';

const WORKER = '/service-worker.js';

/**
 * Keeps the show floor for when there is no network: a worker keeps the pages that sections name for it, and the ones that the visitor opens.
 * Switched off by the site's settings, it is taken off the device with all that it kept.
 */
export function watchShowFloor(router: Pick<DataRouter, 'subscribe'>, on: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(
    () =>
      void (on ? keep(router) : leave()).catch(() =>
        console.info('Pages are not kept for offline use.'),
      ),
  );
}

async function keep(router: Pick<DataRouter, 'subscribe'>): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // Who saves data is given what he opens and no more.
  if (savesData()) return;
  let told = '';
  const tell = () => {
    const url = location.pathname + location.search;
    if (url === told || !navigator.onLine) return;
    told = url;
    active?.postMessage({ kind: 'here', locale: splitLocale(location.pathname).locale, url });
  };
  tell();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(tell);
  });
}

async function leave(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('dswine-')) await caches.delete(name);
}
