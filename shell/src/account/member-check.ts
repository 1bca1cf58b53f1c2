import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFairStore } from '@dswine/shared/section/fair-store';
import { useShell } from '../composition/shell-context.ts';
import { checkMember } from './check-member.ts';

/** Checks the login on every route change, after paint, and again when a page comes back from the browser's memory. */
export function useMemberCheck(): void {
  const { api } = useShell();
  const fair = useFairStore();
  const { key } = useLocation();
  useEffect(() => void checkMember(fair, api), [fair, api, key]);
  useEffect(() => {
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void checkMember(fair, api);
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [fair, api]);
}
