import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';
import { OutsideLink } from './external-link.tsx';

/** The exhibitors' service system is the organiser's: it opens a new tab, in the page's language. An item of a list. */
export function ExhibitorLogin() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const service = links.exhibitorService;
  return (
    <li>
      <OutsideLink href={service && inLocale(service, locale)}>
        {t('frame.exhibitorLogin')}
      </OutsideLink>
    </li>
  );
}
