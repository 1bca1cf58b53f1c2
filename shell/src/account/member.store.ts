import { create } from 'zustand';
import type { Member } from '@dswine/shared/contract/members';
import { askExpo } from '../composition/expo-client.ts';

/** false before the first check, 'loading' while the first is under way (specification § 4). */
export type LoginStatus = false | 'loading' | 'Logined' | 'NoLogin';

type MemberState = {
  loginStatus: LoginStatus;
  /** The member record; empty unless logged in. */
  member: Member | undefined;
  /** Asks whether the reader is logged in. Never rejects. */
  check: (api: { auth: string; expo: string }) => Promise<void>;
};

const LIMIT = 10_000;

/** Who is reading. On the server nobody is: pages are the same for everyone. */
export const useMember = create<MemberState>()((set, get) => ({
  loginStatus: false,
  member: undefined,
  async check({ auth, expo }) {
    const before = get().loginStatus;
    if (before === false) set({ loginStatus: 'loading' });
    const answer = await askAuthenticated(auth);
    if (answer === 200) {
      set({ loginStatus: 'Logined' });
      // An answer of 401 or 500 empties the record (specification § 7).
      const member = await askExpo(expo, 'User').catch(() => undefined);
      if (get().loginStatus === 'Logined') set({ member: member as Member | undefined });
      return;
    }
    if (answer === 251) set({ loginStatus: 'NoLogin', member: undefined });
    // Anything else puts back what stood before; another check may have learned more meanwhile.
    else if (get().loginStatus === 'loading') set({ loginStatus: before === 'loading' ? false : before });
  },
}));

/** Whether a session may be there: the readable cookie beside the hidden one. It proves nothing. */
export function mayBeLoggedIn(): boolean {
  return document.cookie.split('; ').includes('dswine_member=1');
}

/** The bare number that the account service answers, not the envelope; undefined when nothing useful came. */
async function askAuthenticated(auth: string): Promise<unknown> {
  try {
    const response = await fetch(`${auth}isAuthenticated`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json, text/plain' },
      signal: AbortSignal.timeout(LIMIT),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
