import { keyIn } from '@dswine/shared/section/messages';
import { ButtonLink } from '@dswine/shared/ui/button';
import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '@dswine/shared/section/runtime';
import { useSearchState } from '../composition/search-state.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { BothLanguages } from './both-languages.tsx';

type Props = {
  kind: 'notFound' | 'lostForm' | 'failed' | 'unknownMiddleware';
  code: string;
  text?: string;
  /** Shows a retry button. */
  canRetry?: boolean;
  children?: ReactNode;
};

/**
 * An error page in both languages with a link to the home page. `kind` selects the title,
 * `errors.<kind>`; `text` is the key of the explanation.
 */
export function ProblemPage(props: Props) {
  const { kind, code, text = `${kind}Text`, canRetry = false, children } = props;
  const t = useShellMessages();
  const { locale } = useSite();
  const { pathname } = useLocation();
  const search = useSearchState();
  const other = languageTag(otherLocale(locale));
  return (
    <div className="dw-container dw-section site-problem">
      <div className="dw-label site-problem-label">
        <p className="site-problem-code" aria-hidden="true">
          {code}
        </p>
        <h1 className="site-problem-title">
          {t(`errors.${kind}`)} <span lang={other}>{t(`errors.${kind}Other`)}</span>
        </h1>
        <div className="site-problem-text">
          <p>{t(keyIn('errors', text))}</p>
          <p lang={other}>{t(keyIn('errors', `${text}Other`))}</p>
        </div>
        {children}
        <div className="site-problem-actions">
          {canRetry && (
            <ButtonLink href={pathname + search} data-document="">
              <BothLanguages label="retry" />
            </ButtonLink>
          )}
          <ButtonLink href={inLocalePath(locale, '/')} kind={canRetry ? 'quiet' : 'primary'}>
            <BothLanguages label="backHome" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
