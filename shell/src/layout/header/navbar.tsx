import { useRef } from 'react';
import { useLocation } from 'react-router';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { Logo } from '@dswine/shared/ui/logo';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../../composition/shell-context.ts';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { useClosingMenus } from '../menu/close-menus.ts';
import { FindAndPlan } from './find-and-plan.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu, MenuGroup } from '../menu/main-menu.tsx';
import { RelatedExhibitions } from '../related-exhibitions.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusTrap } from '../menu/use-focus-trap.ts';
import { useMainMenu } from '../menu/use-menu.ts';

/**
 * Skip link, logo and menus. Each menu is in the document once: wide screens show it in the bar,
 * small screens in the panel below the burger, which opens without JavaScript too.
 */
export function Navbar() {
  const t = useShellMessages();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const { pathname } = useLocation();
  const main = useMainMenu();
  const name = edition ? inLocale(edition.ShortName, locale) : state.siteName;
  const bar = useRef<HTMLElement>(null);
  useClosingMenus(bar, pathname);
  useFocusTrap(bar);
  return (
    <header className="site-header" ref={bar}>
      {/* Browsers leave out what is in a reading flow whose own element takes no Tab. */}
      <span className="dw-hidden" id="top" tabIndex={-1} />
      <a className="dw-hidden dw-skip" href="#main">
        {t('skip')}
      </a>
      <a
        className="site-logo"
        href={inLocalePath(locale, '/')}
        aria-label={`${name} ${t('layout.home')}`}
      >
        <Logo name={name} />
      </a>
      <a
        className="site-search-link"
        href={inLocalePath(locale, '/Search')}
        aria-label={t('layout.searchSite')}
      />
      <LanguageSwitch />
      <details className="site-offcanvas">
        <summary aria-label={t('layout.menu')} />
      </details>
      <div className="site-panel">
        <FindAndPlan />
        <nav className="site-nav" aria-label={t('layout.mainMenu')}>
          <MainMenu items={main}>
            <RelatedExhibitions
              frame={(list) => (
                <li className="site-related">
                  <MenuGroup title={t('layout.related')}>{list}</MenuGroup>
                </li>
              )}
            />
          </MainMenu>
        </nav>
        <TopBar items={main} />
      </div>
    </header>
  );
}
