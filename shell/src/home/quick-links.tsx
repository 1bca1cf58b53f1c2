import type { ReactNode } from 'react';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { ExhibitorLogin } from '../layout/exhibitor-login.tsx';
import { PreRegistration } from '../layout/header/pre-registration.tsx';
import type { MenuGroup } from '../layout/menu/menu.ts';
import { usePlainMenu } from '../layout/menu/use-menu.ts';
import { useShellMessages } from '../messages/shell-messages.ts';

/** Quick links for visitors, exhibitors and members. */
export function QuickLinks() {
  const t = useShellMessages();
  return (
    <section className="dw-container home-quick-links" aria-labelledby="home-quick-links">
      <h2 id="home-quick-links" className="dw-hidden">
        {t('home.doors')}
      </h2>
      <LinkGroup title={t('home.visiting')}>
        <FirstOf group="visitors" count={3} />
        <PreRegistration listed />
      </LinkGroup>
      <LinkGroup title={t('home.exhibiting')}>
        <FirstOf group="exhibitors" count={3} />
        <ExhibitorLogin />
      </LinkGroup>
      <LinkGroup title={t('home.belonging')}>
        <MemberLinks />
      </LinkGroup>
    </section>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="home-quick-link-group">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** The first entries of a menu group. */
function FirstOf({ group, count }: { group: MenuGroup; count: number }) {
  const plain = usePlainMenu();
  const links = plain.find((item) => item.group === group)?.links.slice(0, count) ?? [];
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}

/**
 * The server renders the links for anonymous readers. In the browser, members get their own links
 * in the same two positions.
 */
function MemberLinks() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const isMember = useFair(({ loginStatus }) => loginStatus === 'Logined');
  const localPath = (path: string) => inLocalePath(locale, path);
  const centre = links.account?.memberCenter ?? localPath('/MemberCenter');
  const login = links.account ? inLocale(links.account.login, locale) : localPath('/Login');
  return (
    <>
      <li>
        {isMember ? (
          <a href={centre}>{t('layout.memberCenter')}</a>
        ) : (
          <a href={login}>{t('layout.login')}</a>
        )}
      </li>
      {links.account ? null : (
        <li>
          {isMember ? (
            <a href={`${centre}#member-favourites`}>{t('account.memberCenter.favourites')}</a>
          ) : (
            <a href={localPath('/Register')}>{t('account.register.title')}</a>
          )}
        </li>
      )}
    </>
  );
}
