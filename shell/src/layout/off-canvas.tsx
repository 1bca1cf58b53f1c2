import { useRef } from 'react';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { MainMenu, MenuGroup } from './main-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { MenuItem } from './menu.ts';
import { PreRegistration } from './pre-registration.tsx';
import { RelatedExhibitions } from './related-exhibitions.tsx';
import { SocialLinks } from './social-links.tsx';

/**
 * The menu on small screens. It opens without JavaScript; with JavaScript, focus stays inside until
 * it closes.
 */
export function OffCanvas({ items }: { items: MenuItem[] }) {
  const t = useShellMessages();
  const menu = useRef<HTMLDetailsElement>(null);
  useFocusTrap(menu);
  return (
    <details className="frame-offcanvas" ref={menu}>
      <summary aria-label={t('frame.menu')}>
        <span className="frame-burger" aria-hidden="true" />
      </summary>
      <nav aria-label={t('frame.menu')}>
        <MainMenu items={items}>
          <li>
            <MenuGroup title={t('frame.related')}>
              <RelatedExhibitions />
            </MenuGroup>
          </li>
        </MainMenu>
        <div className="frame-offcanvas-foot">
          <PreRegistration />
          <AccountMenu />
          <SocialLinks />
        </div>
      </nav>
    </details>
  );
}
