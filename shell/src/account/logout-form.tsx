import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { logOut } from './log-out.ts';

/**
 * Logs out. Without JavaScript, the web server handles the POST and redirects to the login page.
 */
export function LogoutForm() {
  const t = useShellMessages();
  const { api } = useShell();
  const { pathname } = useLocation();
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <form
      className="account-logout"
      method="post"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        setStep('busy');
        logOut(api).catch(() => setStep('failed'));
      }}
    >
      <input type="hidden" name="form" value="logout" />
      <Button type="submit" kind="quiet" busy={step === 'busy'}>
        {t('account.logout')}
      </Button>
      {step === 'failed' ? <Notice tone="failed">{t('account.logoutFailed')}</Notice> : null}
    </form>
  );
}
