import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { AccountMenu } from '../menu/account-menu.tsx';
import type { MenuItem } from '../menu/menu.ts';
import { ExternalLink } from '../external-link.tsx';
import { PreRegistration } from './pre-registration.tsx';
import { SocialLinks } from '../social-links.tsx';

/**
 * The bar above the main menu; on small screens the foot of the panel, without the links that its
 * menu repeats.
 */
export function TopBar({ items }: { items: MenuItem[] }) {
  const t = useShellMessages();
  const { series } = useSite().links;
  const contact = items.find(({ group }) => group === 'contact')?.links[0];
  return (
    <nav className="site-top-bar dw-band-wide" aria-label={t('layout.topBar')}>
      <PreRegistration />
      {series && (
        <span className="site-top-series">
          <ExternalLink href={series}>{t('layout.series')}</ExternalLink>
        </span>
      )}
      {contact && (
        <a className="site-top-contact" href={contact.href}>
          {contact.label}
        </a>
      )}
      <AccountMenu />
      <SocialLinks />
    </nav>
  );
}
