import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * Links to visitor registration on the organiser's site, with the edition's own code. After the
 * show it leads to the page that says so.
 */
export function PreRegistration() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const { registration } = useShowState();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  if (registration === 'over')
    return (
      <a className="site-pre-registration" href={inLocalePath(locale, '/VisitorReg')}>
        {t('layout.registrationOver')}
      </a>
    );
  return (
    <ExternalLink className="site-pre-registration" href={preRegistrationOf(links, code)}>
      {t('layout.preRegistration')}
    </ExternalLink>
  );
}
