import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and while it is taken over, true afterwards: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
