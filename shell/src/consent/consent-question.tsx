import { useLocation } from 'react-router';
import { Button } from '@dswine/shared/ui/button';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { chooseConsent, type ConsentChoice } from './consent-choice.ts';

/**
 * Asks for consent before any third-party script loads. Rendered only if a tag manager is
 * configured. It is part of the page flow and covers nothing; both answers take one click. The boot
 * script hides it before the first paint if the reader has answered. It is hidden without
 * JavaScript, because no script could load anyway.
 */
export function ConsentQuestion() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { state } = useShell();
  const { path } = splitLocale(useLocation().pathname);
  // The consent page has its own controls.
  if (state.law.tagManager === undefined || /^\/consent\/?$/i.test(path)) return null;
  const choose = (choice: ConsentChoice) => () => {
    chooseConsent(choice);
    // The buttons disappear, so move focus to the main content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="consent-question" aria-labelledby="consent-question">
      <div className="dw-container consent-question-inner">
        <div>
          <h2 id="consent-question">{t('consent.question')}</h2>
          <p>
            {t('consent.why')} <a href={inLocalePath(locale, '/Consent')}>{t('consent.title')}</a>
          </p>
        </div>
        <div className="consent-question-answers">
          <Button kind="quiet" onClick={choose('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button kind="quiet" onClick={choose('accepted')}>
            {t('consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
