import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * A list item that links to the organiser's exhibitor service, in the page's language and in a new
 * tab; without one, to the site's own desk for exhibitors.
 */
export function ExhibitorLogin() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const label = t('layout.exhibitorLogin');
  return (
    <li>
      {links.exhibitorService ? (
        <ExternalLink href={inLocale(links.exhibitorService, locale)}>{label}</ExternalLink>
      ) : (
        <a href={inLocalePath(locale, '/ExhibitorDesk')}>{label}</a>
      )}
    </li>
  );
}
