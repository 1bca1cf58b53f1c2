import { useEffect, useState } from 'react';
import { Notice } from '@dswine/shared/ui/notice';
import { useShellMessages } from '../messages/shell-messages.ts';
import { wasLoggedOut } from './log-out.ts';

/** Shows 'Logout successfully' after the reload that follows a logout. */
export function LoggedOutNotice() {
  const t = useShellMessages();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (wasLoggedOut()) setShown(true);
  }, []);
  if (!shown) return null;
  return (
    <div className="dw-container site-notice" role="alert">
      <Notice tone="success" title={t('account.done.logout')} />
    </div>
  );
}
