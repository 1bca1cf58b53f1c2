import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './submission-page.module.scss';

/** The confirmation after a submission is deleted. */
export function SubmissionDeleted() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={`dw-label ${styles.deleted}`}>
      <div role="status">
        <h1>{t('submission.gone.title')}</h1>
      </div>
      <p>{t('submission.gone.text')}</p>
      <p>{t('submission.gone.mail')}</p>
      <p className={styles.onward}>
        <ButtonLink href={paths.home(locale)}>{t('submission.gone.home')}</ButtonLink>
        <ButtonLink href={`${paths.submission(locale)}?another=yes`} kind="quiet">
          {t('submission.gone.another')}
        </ButtonLink>
      </p>
    </div>
  );
}
