import { useSite } from '@dswine/shared/section/runtime';
import { useShellWords } from '../shell-words.ts';
import { OutsideLink } from './outside-link.tsx';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';

/** Visitors register on the organiser's page, under the edition's own code. */
export function PreRegistration() {
  const t = useShellWords();
  const { edition, links } = useSite();
  return (
    <OutsideLink className="frame-pre-registration" href={preRegistrationOf(links, edition?.PreRegExhCode)}>
      {t('frame.preRegistration')}
    </OutsideLink>
  );
}
