import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { preRegistrationOf, shownLink } from '@dswine/shared/fair/site-links';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * Links to visitor registration on the organiser's site, with the edition's own code. Without such
 * a page, it leads during the show to the page that says how to register at the door. After the
 * show it is "notify me" of the next edition. `listed` makes it a list item.
 */
export function PreRegistration({ listed = false }: { listed?: boolean }) {
  const link = usePreRegistration();
  return listed && link ? <li>{link}</li> : link;
}

function usePreRegistration() {
  const t = useShellMessages();
  const { locale, links, edition } = useSite();
  const state = useShowState();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  const className = 'site-pre-registration';
  const url = preRegistrationOf(links, code);
  if (state.registration === 'over') {
    const year = edition?.Next?.ExhibitionYear;
    return year ? (
      <a className={className} href={inLocalePath(locale, '/Notify?as=visitor')}>
        {t('home.notify', { year })}
      </a>
    ) : null;
  }
  if (url === undefined && state.registration === 'on-arrival')
    return (
      <a className={className} href={inLocalePath(locale, '/VisitorReg')}>
        {t('layout.registerOnArrival')}
      </a>
    );
  const shown = shownLink(url, state);
  return shown ? (
    <ExternalLink className={className} href={shown.target}>
      {t('layout.preRegistration')}
    </ExternalLink>
  ) : null;
}
