import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import styles from './today-page.module.scss';

/** The show is over: the next one with "notify me", and what this one leaves to read. */
export function AfterTheShow() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={`dw-label ${styles.after}`}>
      <p className="dw-lead">{t('today.over')}</p>
      <NextEditionNote audience="visitor" />
      <p className={styles.links}>
        <OnwardLink href={paths.home(locale)}>{t('calendar.none.action')}</OnwardLink>
        <OnwardLink href={paths.calendar(locale)}>{t('nextEvents.all')}</OnwardLink>
        <OnwardLink href={paths.exhibitors(locale)}>{t('today.exhibitors')}</OnwardLink>
        <OnwardLink href={paths.news(locale)}>{t('today.news')}</OnwardLink>
      </p>
    </div>
  );
}
