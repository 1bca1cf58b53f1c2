import type { Member } from '@dswine/shared/contract/members';
import type { FairStore } from '@dswine/shared/section/fair-store';
import type { Api } from '../composition/api.ts';

/**
 * Checks whether the reader is logged in and loads the member record (specification §§ 4, 7). Never
 * rejects. Shows no loading bar, because nothing waits for the result.
 */
export async function checkMember(
  fair: FairStore,
  { auth, expo }: Pick<Api, 'auth' | 'expo'>,
): Promise<void> {
  const previousStatus = fair.getState().loginStatus;
  if (previousStatus === false) fair.setState({ loginStatus: 'loading' });
  const status = await fetchLoginStatus(auth);
  if (status === 200) {
    fair.setState({ loginStatus: 'Logined' });
    // On an error such as 401 or 500, `member` becomes undefined.
    const member = await expo
      .data('User', { credentials: 'include', bar: false })
      .catch(() => undefined);
    if (fair.getState().loginStatus === 'Logined')
      fair.setState({ member: member as Member | undefined });
    return;
  }
  if (status === 251) fair.setState({ loginStatus: 'NoLogin', member: undefined });
  // Any other response restores the previous status, unless another check has changed it meanwhile.
  else if (fair.getState().loginStatus === 'loading')
    fair.setState({ loginStatus: previousStatus === 'loading' ? false : previousStatus });
}

/**
 * The account service responds with a bare number, without the usual envelope. Returns undefined if
 * the request fails.
 */
async function fetchLoginStatus(auth: Api['auth']): Promise<unknown> {
  try {
    const { ok, body } = await auth.answer('isAuthenticated', {
      method: 'POST',
      credentials: 'include',
      bar: false,
    });
    return ok ? body : undefined;
  } catch {
    return undefined;
  }
}
