import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { TextLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { accountRoutes } from './account-routes.ts';
import { HiddenLocale, PasswordInput } from './account-fields.tsx';
import { routeOf, useAccountQuery } from './use-account-query.ts';

const route = routeOf(accountRoutes, 'reset-password');

/** Resets the password in three steps at one URL, like the registration page. */
export function ResetPasswordPage() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { token, sent } = useAccountQuery(route);
  const title = t('account.resetPassword.title');
  if (token !== undefined)
    return (
      <AccountLayout page={route.id} title={title}>
        <AccountForm route={route} name="reset" submit={t('account.resetPassword.set')}>
          <input type="hidden" name="Token" id="reset-Token" value={token} />
          <PasswordInput isChange autoComplete="new-password" hint={t('account.passwordHint')} />
        </AccountForm>
        <p className="account-else">
          <TextLink href={inLocalePath(locale, '/ResetPassword')}>
            {t('account.resetPassword.again')}
          </TextLink>
        </p>
      </AccountLayout>
    );
  if (sent !== undefined)
    return (
      <AccountLayout page={route.id} title={title}>
        <Notice tone="success" title={t('account.resetPassword.sent')}>
          {t('account.resetPassword.sentText')}
        </Notice>
      </AccountLayout>
    );
  return (
    <AccountLayout page={route.id} title={title} lead={t('account.resetPassword.lead')}>
      <AccountForm route={route} name="reset-request" submit={t('account.resetPassword.submit')}>
        <TextInput name="Email" type="email" autoComplete="username" required />
        <HiddenLocale />
        <Captcha />
      </AccountForm>
    </AccountLayout>
  );
}
