/**
 * For `useSyncExternalStore`: tells of changes of a key of `localStorage`. Other tabs are notified by
 * the `storage` event, other parts of this page by an event named like the key.
 */
export const subscribeToStored = (key: string) => (changed: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener(key, changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(key, changed);
  };
};
