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
  const service = links.exhibitorService;
  return (
    <li>
      <ExternalLink href={service && inLocale(service, locale)}>
        {t('layout.exhibitorLogin')}
      </ExternalLink>
    </li>
  );
}
