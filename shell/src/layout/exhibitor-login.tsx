import { inLocale } from '@dswine/shared/fair/bilingual';
import { shownLink } from '@dswine/shared/fair/site-links';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * A list item that links to the organiser's exhibitor service, in the page's language and in a new
 * tab.
 */
export function ExhibitorLogin() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const shown = shownLink(links.exhibitorService, useShowState());
  if (!shown) return null;
  return (
    <li>
      <ExternalLink href={shown.target && inLocale(shown.target, locale)}>
        {t('layout.exhibitorLogin')}
      </ExternalLink>
    </li>
  );
}
