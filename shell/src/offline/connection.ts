import { useSyncExternalStore } from 'react';
import { servedFromCache } from '@dswine/shared/section/offline';

/** `kept`: the browser reports a network, but this page came from the cache. */
type Connection = 'online' | 'offline' | 'kept';

/** How this document was loaded. The server cannot know, so the first render returns `online`. */
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
