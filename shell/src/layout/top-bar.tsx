import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { MenuItem } from './menu.ts';
import { OutsideLink } from './external-link.tsx';
import { PreRegistration } from './pre-registration.tsx';
import { SocialLinks } from './social-links.tsx';

/** The line above the main menu. A phone has its links behind the burger. */
export function TopBar({ items }: { items: MenuItem[] }) {
  const t = useShellMessages();
  const { links } = useSite();
  const contact = items.find(({ group }) => group === 'contact')?.links[0];
  return (
    <nav className="frame-top dw-band" aria-label={t('frame.topBar')}>
      <div className="dw-container frame-top-inner">
        <PreRegistration />
        <OutsideLink href={links.series}>{t('frame.series')}</OutsideLink>
        <SocialLinks />
        {contact && <a href={contact.href}>{contact.label}</a>}
        <AccountMenu />
        <LanguageSwitch />
      </div>
    </nav>
  );
}
