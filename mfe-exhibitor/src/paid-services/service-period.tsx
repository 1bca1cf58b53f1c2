import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { serviceEnd, servicesAt } from '@dswine/shared/fair/show/show-states';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useStateAt } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './service-period.module.scss';

/**
 * The service period, from today until two months after the show, with the order link. Afterwards
 * it says that the period is over.
 */
export function ServicePeriod() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const state = useStateAt(servicesAt);
  if (!edition) return null;
  const end = serviceEnd(edition.EndDate);
  if (state === 'over')
    return (
      <div className={styles.over}>
        <Notice title={t('paid.over')}>
          {t('paid.overText', { date: writeDate(end, locale) })}
        </Notice>
      </div>
    );
  return (
    <div className={`dw-label ${styles.period}`}>
      <p className={styles.label}>{t('paid.period')}</p>
      <p className={styles.days}>
        <span>{t('paid.fromToday')}</span>{' '}
        <time dateTime={end}>{t('paid.until', { date: writeDate(end, locale) })}</time>
      </p>
      <p className={styles.note}>{t('paid.periodNote')}</p>
      <OrderLink />
    </div>
  );
}

/** Without the organiser's system, exhibitors order at the site's own desk. */
function OrderLink() {
  const t = useTranslations();
  const { locale, links } = useSite();
  if (links.exhibitorService)
    return (
      <ButtonLink href={inLocale(links.exhibitorService, locale)} newTab>
        {t('paid.order')}
      </ButtonLink>
    );
  return <ButtonLink href={paths.exhibitorDesk(locale)}>{t('paid.orderAtDesk')}</ButtonLink>;
}
