import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './submission-page.module.scss';

/** The submitted fields of the form. The response omits empty fields. */
export function SentFields({ submission: { Fields, Lang } }: { submission: OwnSubmission }) {
  const t = useTranslations();
  const { locale } = useSite();
  // Assume that free text has the language of the page on which it was written.
  const lang = Lang === locale ? undefined : languageTag(Lang);
  if (Fields.length === 0) return <p>{t('submission.nothing')}</p>;
  return (
    <dl className={`dw-fields ${styles.fields}`}>
      {Fields.map(({ Label, Value, Text }) => (
        <div key={Label}>
          <dt>{Label}</dt>
          <dd lang={Text ? lang : undefined} translate={Text ? 'no' : undefined}>
            {Value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
