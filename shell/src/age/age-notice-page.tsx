import { ButtonLink } from '@dswine/shared/ui/button';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { forgetAge } from './age-answer.ts';

/** Shown after "no": no drinks, and a button to correct a mistaken answer. */
export function AgeNoticePage() {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <div className="dw-container dw-section site-problem">
      <div className="dw-label site-problem-label">
        <h1 className="site-problem-title">{t('age.notice.title')}</h1>
        <div className="site-problem-text">
          <p>{t('age.notice.description')}</p>
        </div>
        <ButtonLink kind="quiet" href={inLocalePath(locale, '/')} onClick={() => forgetAge()}>
          {t('age.mistake')}
        </ButtonLink>
        <p>
          <a href={inLocalePath(locale, '/Privacy')}>{t('legal.privacy.title')}</a>
        </p>
      </div>
    </div>
  );
}
