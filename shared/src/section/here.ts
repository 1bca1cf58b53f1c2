import { useSyncExternalStore } from 'react';
import { hereKey, readHere, readHereText, type Here } from '../fair/here.ts';
import { useSite } from '@dswine/shared/section/runtime';

/** Where the visitor says to be. Undefined on the server, during hydration and until it is set. */
export function useHere(): Here | undefined {
  const { exhibitionCode } = useSite();
  return readHere(useSyncExternalStore(subscribe, readHereText, onServer), exhibitionCode);
}

const onServer = () => null;

/** Other tabs are notified by the `storage` event, other parts of this page by an event. */
function subscribe(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === hereKey || event.key === null) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener(hereKey, changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(hereKey, changed);
  };
}
