import type { Member } from '@dswine/shared/contract/members';
import type { FairStore } from '@dswine/shared/section/fair-store';
import type { Api } from '../composition/api.ts';

/**
 * Asks whether the reader is logged in, and who it is (specification §§ 4, 7). Never rejects, and shows no loading bar:
 * nobody waits for it.
 */
export async function checkMember(
  fair: FairStore,
  { auth, expo }: Pick<Api, 'auth' | 'expo'>,
): Promise<void> {
  const before = fair.getState().loginStatus;
  if (before === false) fair.setState({ loginStatus: 'loading' });
  const said = await askAuthenticated(auth);
  if (said === 200) {
    fair.setState({ loginStatus: 'Logined' });
    // An answer of 401 or 500 empties the record.
    const member = await expo
      .data('User', { credentials: 'include', bar: false })
      .catch(() => undefined);
    if (fair.getState().loginStatus === 'Logined')
      fair.setState({ member: member as Member | undefined });
    return;
  }
  if (said === 251) fair.setState({ loginStatus: 'NoLogin', member: undefined });
  // Anything else puts back what stood before; another check may have learned more meanwhile.
  else if (fair.getState().loginStatus === 'loading')
    fair.setState({ loginStatus: before === 'loading' ? false : before });
}

/** The bare number that the account service answers, not the envelope; undefined when nothing useful came. */
async function askAuthenticated(auth: Api['auth']): Promise<unknown> {
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
