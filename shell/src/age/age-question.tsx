import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '@dswine/shared/ui/button';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../shell-messages.ts';
import { ageAnswer, answerAge } from './age-answer.ts';
import { AGE_NOTICE, shouldAskAge } from './age-pages.ts';

/**
 * Asks whether the reader is of age, where the site is configured to. The page stands behind it whole: the markup is the
 * same for everyone. Without JavaScript the question stands in the flow and both answers are links; with it the boot
 * script decides before paint whether it is seen, and here it becomes the browser's own dialog.
 */
export function AgeQuestion() {
  const t = useShellMessages();
  const { state } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { locale, path } = splitLocale(pathname);
  const asked = state.law.ageQuestion && shouldAskAge(path);
  const neutral = inLocalePath(locale, AGE_NOTICE);

  useEffect(() => {
    const element = dialog.current;
    const answer = ageAnswer();
    if (!asked || !element || answer === 'yes') return;
    if (answer === 'no') {
      void navigate(neutral, { replace: true });
      return;
    }
    // What the server wrote stands open in the flow; a dialog has to be closed to be opened over the page.
    element.removeAttribute('open');
    element.showModal();
    return () => element.close();
  }, [asked, neutral, navigate]);

  if (!asked) return null;
  return (
    <dialog
      ref={dialog}
      open
      className="age-question"
      aria-labelledby="age-question"
      aria-describedby="age-question-why"
      data-nosnippet=""
      onCancel={(event) => event.preventDefault()}
    >
      <div className="dw-label age-question-sheet">
        <h2 id="age-question">{t('age.question')}</h2>
        <p id="age-question-why">{t('age.why')}</p>
        <div className="age-question-answers">
          <ButtonLink
            href="#main"
            onClick={(event) => {
              event.preventDefault();
              answerAge('yes');
              dialog.current?.close();
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          >
            {t('age.yes')}
          </ButtonLink>
          <ButtonLink kind="quiet" href={neutral} onClick={() => answerAge('no')}>
            {t('age.no')}
          </ButtonLink>
        </div>
        <p className="age-question-kept">{t('age.kept')}</p>
      </div>
    </dialog>
  );
}
