import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../shell-messages.ts';
import { keptPages } from './cached-pages.ts';

/** What the reader sees at an address that this device does not keep, with the pages that it does. */
export function OfflinePage() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { composition } = useShell().state;
  const other = languageTag(locale === 'tw' ? 'en' : 'tw');
  return (
    <div className="dw-container dw-section frame-problem">
      <div className="dw-label frame-problem-label">
        <h1 className="frame-problem-title">
          {t('offline.page.title')} <span lang={other}>{t('offline.page.titleOther')}</span>
        </h1>
        <div className="frame-problem-words">
          <p>{t('offline.page.text')}</p>
          <p lang={other}>{t('offline.page.textOther')}</p>
        </div>
        <ul className="offline-pages">
          {keptPages(composition, locale).map(({ path, label }) => (
            <li key={path}>
              <a className="dw-link" href={inLocalePath(locale, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="offline-again">
          <Button onClick={() => location.assign(wanted())}>{t('offline.page.again')}</Button>
          <ButtonLink kind="quiet" href={inLocalePath(locale, '/')}>
            {t('errors.backHome')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** The address that could not be had: a path of this site. */
function wanted(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  return /^\/(?![/\\])/.test(to) ? to : location.pathname;
}
