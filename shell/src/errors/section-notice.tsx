import { useLocation } from 'react-router';
import { useSite } from '@dswine/shared/section/runtime';
import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useSearchState } from '../composition/search-state.ts';
import type { Trouble } from '../composition/section-errors.store.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { BothLanguages } from './both-languages.tsx';

/**
 * Reports in both languages an error in a part of the page. Without JavaScript, retry reloads the
 * page.
 */
export function SectionNotice({ trouble, retry }: { trouble: Trouble; retry: () => void }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const { pathname } = useLocation();
  const search = useSearchState();
  const key = trouble === 'unavailable' ? 'unavailableText' : trouble;
  return (
    <div className="dw-container site-section-notice">
      <Notice
        tone={trouble === 'slow' ? 'info' : 'warning'}
        title={t(`errors.${key}`)}
        action={
          <ButtonLink
            href={pathname + search}
            kind="quiet"
            data-retry=""
            onClick={(event) => {
              event.preventDefault();
              retry();
            }}
          >
            <BothLanguages label="retry" />
          </ButtonLink>
        }
      >
        <span lang={languageTag(otherLocale(locale))}>{t(`errors.${key}Other`)}</span>
      </Notice>
    </div>
  );
}
