import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';

/** Links to visitor registration on the organiser's site, with the edition's own code. */
export function PreRegistration() {
  const t = useShellMessages();
  const { links } = useSite();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  return (
    <ExternalLink className="frame-pre-registration" href={preRegistrationOf(links, code)}>
      {t('frame.preRegistration')}
    </ExternalLink>
  );
}
