import type { ReactNode } from 'react';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { ExhibitorLogin } from '../layout/exhibitor-login.tsx';
import type { MenuGroup } from '@dswine/shared/contract/releases';
import { PreRegistration } from '../layout/pre-registration.tsx';
import { useMenu } from '../layout/use-menu.ts';
import { useShellMessages } from '../shell-messages.ts';

/** What is here for me: for those who come, for those who exhibit, and for members. */
export function QuickLinks() {
  const t = useShellMessages();
  return (
    <section className="dw-container home-doors" aria-labelledby="home-doors">
      <h2 id="home-doors" className="dw-hidden">
        {t('home.doors')}
      </h2>
      <Door title={t('home.visiting')}>
        <FirstOf group="visitors" count={3} />
        <li>
          <PreRegistration />
        </li>
      </Door>
      <Door title={t('home.exhibiting')}>
        <FirstOf group="exhibitors" count={3} />
        <ExhibitorLogin />
      </Door>
      <Door title={t('home.belonging')}>
        <MemberLinks />
      </Door>
    </section>
  );
}

function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="home-door">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** What the sections put first into a group of the menu. */
function FirstOf({ group, count }: { group: MenuGroup; count: number }) {
  const { plain } = useMenu();
  const links = plain.find((item) => item.group === group)?.links.slice(0, count) ?? [];
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}

/** The server writes what an anonymous reader may do; a member finds his own in the same two places. */
function MemberLinks() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const isMember = useFair(({ loginStatus }) => loginStatus === 'Logined');
  const own = (path: string) => inLocalePath(locale, path);
  const centre = links.account?.memberCenter ?? own('/MemberCenter');
  const login = links.account ? inLocale(links.account.login, locale) : own('/Login');
  return (
    <>
      <li>
        {isMember ? (
          <a href={centre}>{t('frame.memberCenter')}</a>
        ) : (
          <a href={login}>{t('frame.login')}</a>
        )}
      </li>
      {links.account ? null : (
        <li>
          {isMember ? (
            <a href={`${centre}#member-favourites`}>{t('account.memberCenter.favourites')}</a>
          ) : (
            <a href={own('/Register')}>{t('account.register.title')}</a>
          )}
        </li>
      )}
    </>
  );
}
