import { useLocation } from 'react-router';
import { Button } from '@dswine/shared/ui/button';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../shell-messages.ts';
import { chooseConsent, type ConsentChoice } from './consent-choice.ts';

/**
 * Asks before the first script of others. It exists only where one is configured, stands in the flow and covers nothing;
 * both answers are one press. The boot script hides it before paint from whoever has answered, and no one is asked
 * without JavaScript, since nothing could be loaded then.
 */
export function ConsentQuestion() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { state } = useShell();
  const { path } = splitLocale(useLocation().pathname);
  // The settings page asks by itself.
  if (state.law.tagManager === undefined || /^\/consent\/?$/i.test(path)) return null;
  const answer = (choice: ConsentChoice) => () => {
    chooseConsent(choice);
    // The buttons are gone: focus goes on to what the reader came for.
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
          <Button kind="quiet" onClick={answer('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button kind="quiet" onClick={answer('accepted')}>
            {t('consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
