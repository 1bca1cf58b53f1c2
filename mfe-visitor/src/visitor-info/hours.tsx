import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { Table } from '@dswine/shared/ui/table';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './visitor-info-page.module.scss';

/** Days, opening hours, audience, venue and prices from the edition record. */
export function Hours() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  const { Venue, Hours: days, Price } = edition;
  return (
    <PagePart
      id="about-when"
      className="dw-container dw-section"

      title={t('about.when')}
      action={<OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>}
    >
      <div className={styles.when}>
        <Table
          id="about-hours"
          caption={t('about.hours')}
          columns={[
            { key: 'day', label: t('about.day'), cell: (day) => writeDate(day.Date, locale) },
            { key: 'time', label: t('about.time'), cell: (day) => `${day.Open}–${day.Close}` },
            { key: 'who', label: t('about.who'), cell: (day) => inLocale(day.Audience, locale) },
          ]}
          rows={days}
          rowKey={(day) => day.Date}
          empty=""
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t('about.where')}</dt>
            <dd>
              {inLocale(Venue.Name, locale)} {inLocale(Venue.Hall, locale)}
              <span>{inLocale(Venue.Address, locale)}</span>
            </dd>
          </div>
          {Price ? (
            <div>
              <dt>{t('about.price')}</dt>
              <dd>{inLocale(Price, locale)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('about.age')}</dt>
            <dd>{t('about.ageText')}</dd>
          </div>
        </dl>
      </div>
    </PagePart>
  );
}
