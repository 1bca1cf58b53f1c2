import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * Links to visitor registration: on the organiser's site, with the edition's own code, or to the
 * site's own page. After the show it is "notify me" of the next edition. `listed` makes it a list
 * item.
 */
export function PreRegistration({ listed = false }: { listed?: boolean }) {
  const link = usePreRegistration();
  return listed && link ? <li>{link}</li> : link;
}

function usePreRegistration() {
  const t = useShellMessages();
  const { locale, links, edition } = useSite();
  const { registration } = useShowState();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  const className = 'site-pre-registration';
  const own = (path: string, label: string) => (
    <a className={className} href={inLocalePath(locale, path)}>
      {label}
    </a>
  );
  if (registration === 'over') {
    const year = edition?.Next?.ExhibitionYear;
    return year ? own('/Notify?as=visitor', t('home.notify', { year })) : null;
  }
  const by = preRegistrationOf(links, code);
  if (typeof by === 'object')
    return (
      <ExternalLink className={className} href={by.url}>
        {t('layout.preRegistration')}
      </ExternalLink>
    );
  return own('/VisitorReg', t('layout.registerOnArrival'));
}
