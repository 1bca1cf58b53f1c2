import { useState } from 'react';
import { useLocation } from 'react-router';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { useFair } from '@dswine/shared/section/fair-store';
import { openBurgerOf } from './menu-parts.ts';
import { logOut } from '../../account/log-out.ts';
import { useSearchState } from '../../composition/search-state.ts';
import { useShell } from '../../composition/shell-context.ts';
import { useShellMessages } from '../../messages/shell-messages.ts';

/**
 * The login link, or the member menu. The server renders the login link. If the reader seems to be
 * a member, the link stays hidden until the first login check completes (rulings § 4).
 */
export function AccountMenu() {
  const status = useFair(({ loginStatus }) => loginStatus);
  return status === 'Logined' ? <MemberMenu /> : <Login isChecked={status === 'NoLogin'} />;
}

function Login({ isChecked }: { isChecked: boolean }) {
  const t = useShellMessages();
  const { state } = useShell();
  const { pathname } = useLocation();
  const search = useSearchState();
  const { locale, path } = splitLocale(pathname);
  const loginPath = inLocalePath(locale, '/Login');
  const site = state.links.account;
  const returnQuery =
    path === '/' || /^\/login$/i.test(path) ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <a
      className={isChecked ? 'site-login' : 'site-login is-unchecked'}
      href={site ? inLocale(site.login, locale) : loginPath + returnQuery}
      rel="nofollow"
    >
      {t('layout.login')}
    </a>
  );
}

/** The panel may be open before it is known who reads the page. It has room for this menu. */
function openInPanel(menu: HTMLDetailsElement | null): void {
  if (menu && openBurgerOf(menu.closest('.site-header'))) menu.open = true;
}

function MemberMenu() {
  const t = useShellMessages();
  const { state, api } = useShell();
  const { pathname } = useLocation();
  const { locale } = splitLocale(pathname);
  const name = useFair(({ member }) => member?.Name);
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = () => {
    setStep('busy');
    logOut(api).catch(() => setStep('failed'));
  };
  return (
    <details className="site-member" ref={openInPanel}>
      <summary>{t('layout.member')}</summary>
      <ul>
        {name && <li className="site-member-name">{name}</li>}
        <li>
          <a href={state.links.account?.memberCenter ?? inLocalePath(locale, '/MemberCenter')}>
            {t('layout.memberCenter')}
          </a>
        </li>
        <li>
          <button type="button" aria-busy={step === 'busy' || undefined} onClick={leave}>
            {t('layout.logout')}
          </button>
        </li>
      </ul>
      {step === 'failed' && <p role="alert">{t('layout.logoutFailed')}</p>}
    </details>
  );
}
