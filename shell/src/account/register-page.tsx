import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { MarketingConsent } from '@dswine/shared/form/submission-parts';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { TextLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { accountRoutes } from './account-routes.ts';
import { HiddenLocale, MemberNotice, PasswordInput } from './account-fields.tsx';
import { routeOf, useAccountQuery } from './use-account-query.ts';

const route = routeOf(accountRoutes, 'register');

/**
 * Registration in three steps at one URL: the form, the "e-mail sent" notice, and the confirmation
 * opened by the e-mail's link.
 */
export function RegisterPage() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { token, sent } = useAccountQuery(route);
  if (token !== undefined)
    return (
      <AccountLayout
        page={route.id}
        title={t('account.confirm.title')}
        lead={t('account.confirm.lead')}
      >
        <AccountForm route={route} name="confirm" submit={t('account.confirm.submit')}>
          <input type="hidden" name="Token" id="confirm-Token" value={token} />
          <PasswordInput autoComplete="current-password" />
        </AccountForm>
      </AccountLayout>
    );
  if (sent !== undefined)
    return (
      <AccountLayout page={route.id} title={t('account.register.title')}>
        <Notice tone="success" title={t('account.register.sent')}>
          {t('account.register.sentText')}
        </Notice>
      </AccountLayout>
    );
  return (
    <AccountLayout
      page={route.id}
      title={t('account.register.title')}
      lead={t('account.register.lead')}
    >
      <AccountForm route={route} name="register" submit={t('account.register.submit')}>
        <TextInput name="Name" autoComplete="name" required />
        <TextInput name="Email" type="email" autoComplete="email" required />
        <TextInput name="Company" autoComplete="organization" />
        <PasswordInput autoComplete="new-password" hint={t('account.passwordHint')} />
        <HiddenLocale />
        <Captcha />
        <MemberNotice />
        <MarketingConsent />
      </AccountForm>
      <p className="account-else">
        <TextLink href={inLocalePath(locale, '/Login')}>{t('account.register.login')}</TextLink>
      </p>
    </AccountLayout>
  );
}
