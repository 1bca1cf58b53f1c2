import type { Api } from '../composition/api.ts';

const KEY = 'dswine:logged-out';

/** Ends the session and loads the page anew, where the notice says so (specification § 4). Rejects when it did not work. */
export async function logOut({ auth }: Pick<Api, 'auth'>): Promise<void> {
  const { ok, status } = await auth.answer('Logout', { credentials: 'include' });
  if (!ok) throw new Error(`Logout answered ${status}.`);
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the page is loaded anew without the notice.
  }
  location.reload();
}

/** Whether the page was loaded anew by a logout; true once. */
export function wasLoggedOut(): boolean {
  try {
    const was = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return was;
  } catch {
    return false;
  }
}
