import type { Api } from '../composition/api.ts';

const KEY = 'dswine:logged-out';

/**
 * Ends the session and reloads the page, which then shows a notice (specification § 4). Rejects if
 * the logout request fails.
 */
export async function logOut({ auth }: Pick<Api, 'auth'>): Promise<void> {
  const { ok, status } = await auth.answer('Logout', { credentials: 'include' });
  if (!ok) throw new Error(`Logout answered ${status}.`);
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage, the page reloads but shows no notice.
  }
  location.reload();
}

/** Whether a logout caused this page load. Clears the flag, so only the first call returns true. */
export function wasLoggedOut(): boolean {
  try {
    const wasSet = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasSet;
  } catch {
    return false;
  }
}
