import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '@dswine/shared/ui/button';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ageAnswer, answerAge } from './age-answer.ts';
import { AGE_NOTICE, shouldAskAge } from './age-pages.ts';

/**
 * Asks whether the reader is of age, if the site is configured to ask. The markup is the same for
 * every reader and the whole page is behind it. Without JavaScript, the question is part of the
 * page and both answers are links. With JavaScript, the boot script shows or hides it before the
 * first paint, and this component turns it into a modal dialog.
 */
export function AgeQuestion() {
  const t = useShellMessages();
  const { state } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { locale, path } = splitLocale(pathname);
  const shouldAsk = state.law.ageQuestion && shouldAskAge(path);
  const noticePath = inLocalePath(locale, AGE_NOTICE);

  useEffect(() => {
    const element = dialog.current;
    const answer = ageAnswer();
    if (!shouldAsk || !element || answer === 'yes') return;
    if (answer === 'no') {
      void navigate(noticePath, { replace: true });
      return;
    }
    // The server renders the dialog open in the page. Close it first, because `showModal` throws on
    // an open dialog.
    element.removeAttribute('open');
    element.showModal();
    return () => element.close();
  }, [shouldAsk, noticePath, navigate]);

  if (!shouldAsk) return null;
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
          <ButtonLink kind="quiet" href={noticePath} onClick={() => answerAge('no')}>
            {t('age.no')}
          </ButtonLink>
        </div>
        <p className="age-question-kept">{t('age.kept')}</p>
      </div>
    </dialog>
  );
}
