import { useRef } from 'react';
import { useLocation } from 'react-router';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { Logo } from '@dswine/shared/ui/logo';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useClosingMenus } from './close-menus.ts';
import { FindAndPlan } from './find-and-plan.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu, MenuGroup } from './main-menu.tsx';
import { RelatedExhibitions } from './related-exhibitions.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusTrap } from './use-focus-trap.ts';
import { useMenu } from './use-menu.ts';

/**
 * Skip link, logo and menus. Each menu is in the document once: wide screens show it in the bar,
 * small screens in the panel below the burger, which opens without JavaScript too.
 */
export function Navbar() {
  const t = useShellMessages();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const { pathname } = useLocation();
  const { main } = useMenu();
  const name = edition ? inLocale(edition.ShortName, locale) : state.siteName;
  const bar = useRef<HTMLElement>(null);
  useClosingMenus(bar, pathname);
  useFocusTrap(bar);
  return (
    <header className="frame-bar" ref={bar} id="top" tabIndex={-1}>
      <a className="dw-hidden frame-skip" href="#main">
        {t('skip')}
      </a>
      <a
        className="frame-logo"
        href={inLocalePath(locale, '/')}
        aria-label={`${name} ${t('frame.home')}`}
      >
        <Logo name={name} />
      </a>
      <a
        className="frame-find"
        href={inLocalePath(locale, '/Search')}
        aria-label={t('frame.searchSite')}
      />
      <LanguageSwitch />
      <details className="frame-offcanvas">
        <summary aria-label={t('frame.menu')} />
      </details>
      <div className="frame-panel">
        <FindAndPlan />
        <nav className="frame-nav" aria-label={t('frame.mainMenu')}>
          <MainMenu items={main}>
            <li className="frame-related">
              <MenuGroup title={t('frame.related')}>
                <RelatedExhibitions />
              </MenuGroup>
            </li>
          </MainMenu>
        </nav>
        <TopBar items={main} />
      </div>
    </header>
  );
}
