import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './list-needs-scripts.module.scss';

/**
 * Without scripts the device cannot store a list. Members get a link to their account's favourites.
 */
export function ListNeedsScripts() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.scriptless}>
      <Notice title={t('myList.scriptless.title')}>
        <p>
          {t('myList.scriptless.text')}{' '}
          <a href={inLocalePath(locale, '/MemberCenter')}>{t('myList.scriptless.link')}</a>
        </p>
      </Notice>
    </div>
  );
}
