import { useState } from 'react';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { useFormView } from '@dswine/shared/form/form-context';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { accountRoutes } from './account-routes.ts';
import { PasswordInput } from './account-fields.tsx';
import { routeOf, useAccountQuery } from './use-account-query.ts';

const route = routeOf(accountRoutes, 'login');

export function LoginPage() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { done } = useAccountQuery(route);
  return (
    <AccountLayout page={route.id} title={t('account.login.title')} done={done}>
      <AccountForm route={route} name="login" submit={t('account.login.submit')}>
        <TextInput name="Email" type="email" autoComplete="username" required />
        <PasswordInput autoComplete="current-password" />
        <CaptchaOnceRequested />
      </AccountForm>
      <p className="account-else">
        <TextLink href={inLocalePath(locale, '/ResetPassword')}>
          {t('account.login.forgotten')}
        </TextLink>
        <TextLink href={inLocalePath(locale, '/Register')}>{t('account.login.register')}</TextLink>
      </p>
    </AccountLayout>
  );
}

/** After several failures the service asks for a captcha; from then on it stays. */
function CaptchaOnceRequested() {
  const isRequested = useFormView().sentence('Code') !== undefined;
  const [wasRequested, setWasRequested] = useState(isRequested);
  if (isRequested && !wasRequested) setWasRequested(true);
  return isRequested || wasRequested ? <Captcha /> : null;
}
