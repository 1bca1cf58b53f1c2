import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';
import { OutsideLink } from './external-link.tsx';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';

/** Visitors register on the organiser's page, under the edition's own code. */
export function PreRegistration() {
  const t = useShellMessages();
  const { links } = useSite();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  return (
    <OutsideLink className="frame-pre-registration" href={preRegistrationOf(links, code)}>
      {t('frame.preRegistration')}
    </OutsideLink>
  );
}
