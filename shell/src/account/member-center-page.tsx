import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Member } from '@dswine/shared/contract/members';
import { TextInput, Tick } from '@dswine/shared/form/fields';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { QueryState } from '@dswine/shared/ui/query-state';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useFair } from '@dswine/shared/section/fair-store';
import { SlotContext, usePageData, useSite, type Slot } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { accountRoutes } from './account-routes.ts';
import { FavouriteList } from './favourite-list.tsx';
import { LocaleInput, PasswordInput } from './account-fields.tsx';
import { LogoutForm } from './logout-form.tsx';
import { routeOf, useAccountQuery } from './use-account-query.ts';

const route = routeOf(accountRoutes, 'member-center');
const none = {};

export function MemberCenterPage() {
  const { pathname } = useLocation();
  const slot = useMemo<Slot>(
    () => ({ section: 'shell', path: pathname, data: route.data, params: none, query: none }),
    [pathname],
  );
  useEffect(() => {
    // A page restored from the back/forward cache may show a member who has logged out since.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  return (
    <SlotContext value={slot}>
      <MemberCenter />
    </SlotContext>
  );
}

function MemberCenter() {
  const { failures } = useSite();
  // The server already called the API with this reader's cookies, so a retry would fail as well.
  return failures['User'] === 401 ? <LoginOffer /> : <MemberRecord />;
}

/** Login and registration links for anonymous readers. */
function LoginOffer() {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <AccountLayout
      page={route.id}
      title={t('account.memberCenter.title')}
      lead={t('account.memberCenter.offer')}
    >
      <p className="account-offer">
        <ButtonLink href={inLocalePath(locale, '/Login')}>{t('account.login.title')}</ButtonLink>
        <ButtonLink href={inLocalePath(locale, '/Register')} kind="quiet">
          {t('account.register.title')}
        </ButtonLink>
      </p>
    </AccountLayout>
  );
}

function MemberRecord() {
  const t = useShellMessages();
  const { done } = useAccountQuery(route);
  const query = usePageData<Member>('member');
  // After a logout in another tab, remove the member's data from the screen.
  const isLoggedOut = useFair(({ loginStatus }) => loginStatus === 'NoLogin');
  if (isLoggedOut || query.error?.code === 401) return <LoginOffer />;
  return (
    <AccountLayout
      page={route.id}
      title={t('account.memberCenter.title')}
      lead={query.data && t('account.memberCenter.welcome', { name: query.data.Name })}
      done={query.data && done}
    >
      <QueryState query={query} failed={t('account.memberCenter.failed')}>
        {(member) => <MemberForms member={member} />}
      </QueryState>
    </AccountLayout>
  );
}

function MemberForms({ member }: { member: Member }) {
  const t = useShellMessages();
  return (
    <div className="account-parts">
      <section aria-labelledby="member-favourites">
        <h2 id="member-favourites">{t('account.memberCenter.favourites')}</h2>
        <FavouriteList route={route} />
      </section>
      <section aria-labelledby="member-profile">
        <h2 id="member-profile">{t('account.memberCenter.profile')}</h2>
        <p className="account-hint">{member.Email}</p>
        <AccountForm route={route} name="profile" submit={t('account.memberCenter.save')}>
          <TextInput name="Name" autoComplete="name" required value={member.Name} />
          <TextInput name="Company" autoComplete="organization" value={member.Company} />
          <LocaleInput value={member.Locale} />
        </AccountForm>
      </section>
      <section aria-labelledby="member-password">
        <h2 id="member-password">{t('account.memberCenter.password')}</h2>
        <AccountForm
          route={route}
          name="password"
          submit={t('account.memberCenter.changePassword')}
        >
          <PasswordInput name="Current" autoComplete="current-password" />
          <PasswordInput isChange autoComplete="new-password" hint={t('account.passwordHint')} />
        </AccountForm>
      </section>
      <section aria-labelledby="member-delete">
        <h2 id="member-delete">{t('account.memberCenter.delete')}</h2>
        <p className="account-hint">{t('account.memberCenter.deleteText')}</p>
        <AccountForm route={route} name="delete" submit={t('account.memberCenter.deleteNow')}>
          <PasswordInput name="Current" autoComplete="current-password" />
          <Tick name="Sure" />
        </AccountForm>
      </section>
      <LogoutForm />
    </div>
  );
}
