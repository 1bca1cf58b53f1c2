import { ButtonLink } from '@dswine/shared/look/button';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellWords } from '../shell-words.ts';

/** An error page in both languages with a way home. `kind` names its words: `errors.<kind>`. */
export function ProblemPage({ kind, code }: { kind: 'notFound' | 'failed'; code: string }) {
  const t = useShellWords();
  const { locale } = useSite();
  const other = languageTag(locale === 'tw' ? 'en' : 'tw');
  return (
    <div className="dw-container dw-section frame-problem">
      <div className="dw-label frame-problem-label">
        <p className="frame-problem-code" aria-hidden="true">
          {code}
        </p>
        <h1 className="frame-problem-title">
          {t(`errors.${kind}`)} <span lang={other}>{t(`errors.${kind}Other`)}</span>
        </h1>
        <div className="frame-problem-words">
          <p>{t(`errors.${kind}Text`)}</p>
          <p lang={other}>{t(`errors.${kind}TextOther`)}</p>
        </div>
        <ButtonLink href={inLocalePath(locale, '/')}>{t('errors.backHome')}</ButtonLink>
      </div>
    </div>
  );
}
