import { useRef } from 'react';
import { useLocation } from 'react-router';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { Logo } from '@dswine/shared/ui/logo';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useClosingMenus } from './close-menus.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { OffCanvas } from './off-canvas.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenu } from './use-menu.ts';

/** Skip link, top bar, logo and main menu. The off-canvas menu opens without JavaScript too. */
export function Navbar() {
  const t = useShellMessages();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const { pathname } = useLocation();
  const { main } = useMenu();
  const name = edition ? inLocale(edition.ShortName, locale) : state.siteName;
  const bar = useRef<HTMLElement>(null);
  useClosingMenus(bar, pathname);
  return (
    <header className="frame-bar" ref={bar} id="top" tabIndex={-1}>
      <a className="dw-hidden frame-skip" href="#main">
        {t('skip')}
      </a>
      <TopBar items={main} />
      <div className="dw-container frame-bar-inner">
        <a
          className="frame-logo"
          href={inLocalePath(locale, '/')}
          aria-label={`${name} ${t('frame.home')}`}
        >
          <Logo name={name} />
        </a>
        <nav className="frame-nav" aria-label={t('frame.mainMenu')}>
          <MainMenu items={main} name="menu-group" />
        </nav>
        <LanguageSwitch />
        <OffCanvas items={main} />
      </div>
    </header>
  );
}
