import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../composition/shell-context.ts';
import { authApi } from './auth-api.ts';
import { useMember } from './member.store.ts';

/** Checks the login on every route change, after paint, and again when a page comes back from the browser's memory. */
export function useMemberCheck(): void {
  const { state } = useShell();
  const { key } = useLocation();
  const check = useMember((member) => member.check);
  const expo = state.expoApi;
  useEffect(() => void check({ auth: authApi, expo }), [check, expo, key]);
  useEffect(() => {
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void check({ auth: authApi, expo });
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [check, expo]);
}
