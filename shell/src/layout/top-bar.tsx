import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { MenuItem } from './menu.ts';
import { ExternalLink } from './external-link.tsx';
import { PreRegistration } from './pre-registration.tsx';
import { SocialLinks } from './social-links.tsx';

/** The bar above the main menu. Small screens show its links in the off-canvas menu. */
export function TopBar({ items }: { items: MenuItem[] }) {
  const t = useShellMessages();
  const { links } = useSite();
  const contact = items.find(({ group }) => group === 'contact')?.links[0];
  return (
    <nav className="frame-top dw-band" aria-label={t('frame.topBar')}>
      <div className="dw-container frame-top-inner">
        <PreRegistration />
        <ExternalLink href={links.series}>{t('frame.series')}</ExternalLink>
        <SocialLinks />
        {contact && <a href={contact.href}>{contact.label}</a>}
        <AccountMenu />
        <LanguageSwitch />
      </div>
    </nav>
  );
}
