import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * A list item that links to the organiser's exhibitor service, in the page's language and in a new
 * tab.
 */
export function ExhibitorLogin() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  if (!links.exhibitorService) return null;
  return (
    <li>
      <ExternalLink href={inLocale(links.exhibitorService, locale)}>
        {t('layout.exhibitorLogin')}
      </ExternalLink>
    </li>
  );
}
