import { useSyncExternalStore } from 'react';
import { servedFromCache } from '@dswine/shared/section/offline';

/** `kept`: the network is said to be there, but this page came from what the device keeps. */
export type Connection = 'online' | 'offline' | 'kept';

/** How this document reached the reader. The server cannot know, so the first rendering says `online`. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'online');
}

function subscribe(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed);
  };
}

function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  return servedFromCache() ? 'kept' : 'online';
}
