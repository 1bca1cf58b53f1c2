import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useFair, useFairStore } from '@dswine/shared/section/fair-store';
import { useShell } from '../composition/shell-context.ts';

/** Synchronises My List while a member is logged in. Its code is loaded for members only. */
export function useListSync(): void {
  const { api } = useShell();
  const fair = useFairStore();
  const { mutate } = useSWRConfig();
  const isMember = useFair(({ loginStatus }) => loginStatus === 'Logined');
  useEffect(() => {
    if (!isMember) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    // The member center shows the same list.
    const onSynchronised = () =>
      void mutate((key) => typeof key === 'string' && key.startsWith('Favourites/'));
    import(/* webpackChunkName: "list-sync" */ './watch-list.ts').then(
      ({ watchList }) => {
        if (isWanted) stop = watchList({ expo: api.expo, fair, onSynchronised });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isMember, api, fair, mutate]);
}
