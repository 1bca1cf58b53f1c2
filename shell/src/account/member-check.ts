import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFairStore } from '@dswine/shared/section/fair-store';
import { useShell } from '../composition/shell-context.ts';
import { checkMember } from './check-member.ts';

/**
 * Checks the login when the first page is hydrated, after every route change, and when the page is
 * restored from the back/forward cache.
 */
export function useMemberCheck(): void {
  const { api, ready } = useShell();
  const fair = useFairStore();
  const { key } = useLocation();
  useEffect(() => {
    let isLeft = false;
    void ready.then(() => (isLeft ? undefined : checkMember(fair, api)));
    return () => {
      isLeft = true;
    };
  }, [fair, api, key, ready]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void checkMember(fair, api);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [fair, api]);
}
