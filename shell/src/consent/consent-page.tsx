import { useSyncExternalStore } from 'react';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useShell } from '../composition/shell-context.ts';
import { CookieTable } from '../legal/cookie-table.tsx';
import { useShellMessages } from '../messages/shell-messages.ts';
import { chooseConsent, consentChoice, onConsent } from './consent-choice.ts';

/** The consent settings, and a table of every cookie of the site. */
export function ConsentPage() {
  const t = useShellMessages();
  const { state } = useShell();
  return (
    <PageLayout className="legal-page" title={t('consent.title')} lead={t('consent.lead')}>
      {state.law.tagManager === undefined ? (
        <Notice title={t('consent.nothing')}>{t('consent.nothingText')}</Notice>
      ) : (
        <Choice />
      )}
      <CookieTable />
    </PageLayout>
  );
}

function Choice() {
  const t = useShellMessages();
  const choice = useSyncExternalStore(onConsent, consentChoice, () => undefined);
  return (
    <section className="legal-part" aria-labelledby="choice">
      <h2 id="choice">{t('consent.choice')}</h2>
      <p>{t('consent.why')}</p>
      <p role="status">{t(`consent.now.${choice ?? 'none'}`)}</p>
      <noscript>
        <p>{t('consent.withoutScript')}</p>
      </noscript>
      <div className="dw-cluster consent-choice">
        <Button
          kind="quiet"
          aria-pressed={choice === 'refused'}
          onClick={() => chooseConsent('refused')}
        >
          {t('consent.refuse')}
        </Button>
        <Button
          kind="quiet"
          aria-pressed={choice === 'accepted'}
          onClick={() => chooseConsent('accepted')}
        >
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
