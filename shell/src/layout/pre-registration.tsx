import { useFair } from '@dswine/shared/section/fair-store';
import { useNow, useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { ComingSoon } from '@dswine/shared/ui/button';

/**
 * Links to visitor registration on the organiser's site, with the edition's own code. After the
 * show it says that registration is over.
 */
export function PreRegistration() {
  const t = useShellMessages();
  const { links, edition } = useSite();
  const now = useNow();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  if (edition && showPhase(edition, now).phase === 'after')
    return (
      <ComingSoon small label={t('frame.registrationOver')}>
        {t('frame.preRegistration')}
      </ComingSoon>
    );
  return (
    <ExternalLink className="frame-pre-registration" href={preRegistrationOf(links, code)}>
      {t('frame.preRegistration')}
    </ExternalLink>
  );
}
