import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { BothLanguages } from '../errors/both-languages.tsx';
import { cachedPages } from './cached-pages.ts';

/** Shown for a page that is not cached. Lists the pages that are. */
export function OfflinePage() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { composition } = useShell().state;
  const other = languageTag(otherLocale(locale));
  return (
    <div className="dw-container dw-section site-problem">
      <div className="dw-label site-problem-label">
        <h1 className="site-problem-title">
          {t('offline.page.title')} <span lang={other}>{t('offline.page.titleOther')}</span>
        </h1>
        <div className="site-problem-text">
          <p>{t('offline.page.text')}</p>
          <p lang={other}>{t('offline.page.textOther')}</p>
        </div>
        <ul className="offline-pages">
          {cachedPages(composition, locale).map(({ path, label }) => (
            <li key={path}>
              <a className="dw-link" href={inLocalePath(locale, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="offline-again">
          <Button onClick={() => location.assign(requestedAddress())}>
            {t('offline.page.again')}
          </Button>
          <ButtonLink kind="quiet" href={inLocalePath(locale, '/')}>
            <BothLanguages label="backHome" />
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** The URL that failed to load, restricted to paths of this site. */
function requestedAddress(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  return /^\/(?![/\\])/.test(to) ? to : location.pathname;
}
