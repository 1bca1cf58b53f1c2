import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellWords } from '../shell-words.ts';
import { OutsideLink } from './outside-link.tsx';
import { preRegistrationOf } from './site-links.ts';

/** Visitors register on the organiser's page, under the edition's own code. */
export function PreRegistration() {
  const t = useShellWords();
  const { state } = useShell();
  const { edition } = useSite();
  return (
    <OutsideLink className="frame-pre-registration" href={preRegistrationOf(state.links, edition?.PreRegExhCode)}>
      {t('frame.preRegistration')}
    </OutsideLink>
  );
}
