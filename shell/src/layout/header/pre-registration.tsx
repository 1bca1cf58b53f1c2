import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { ExternalLink } from '../external-link.tsx';

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
  const { locale, edition } = useSite();
  const registration = useVisitorRegistration();
  const className = 'site-pre-registration';
  const own = (path: string, label: string) => (
    <a className={className} href={inLocalePath(locale, path)}>
      {label}
    </a>
  );
  if (registration.view === 'over') {
    const year = edition?.Next?.ExhibitionYear;
    return year ? own('/Notify?as=visitor', t('home.notify', { year })) : null;
  }
  if (registration.view === 'elsewhere')
    return (
      <ExternalLink className={className} href={registration.url}>
        {t('layout.preRegistration')}
      </ExternalLink>
    );
  const isOnArrival = registration.view === 'arrival';
  return own('/VisitorReg', t(isOnArrival ? 'layout.registerOnArrival' : 'layout.preRegistration'));
}
