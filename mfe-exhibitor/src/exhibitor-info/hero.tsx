import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './hero.module.scss';

/** The first view: the claim, date and venue, and the two calls to action. */
export function Hero({ info }: { info: ForExhibitors }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <div className="dw-container">
      <div className={styles.hero}>
        <div className={styles.text}>
          <SectionHeading level={1} kicker={t('info.title')} title={info.Title} lead={info.Lead} />
          {edition ? (
            <dl className={styles.facts}>
              <div>
                <dt>{t('info.when')}</dt>
                <dd>{writeDateRange(edition.StartDate, edition.EndDate, locale)}</dd>
              </div>
              <div>
                <dt>{t('info.where')}</dt>
                <dd>
                  <span>{inLocale(edition.Venue.Name, locale)}</span>{' '}
                  <span>{inLocale(edition.Venue.Hall, locale)}</span>
                </dd>
              </div>
            </dl>
          ) : null}
          <div className={styles.ways}>
            {info.Booths.length > 0 ? (
              <ButtonLink href="#booths">{t('info.seeBooths')}</ButtonLink>
            ) : null}
            {edition ? (
              <ButtonLink kind="quiet" href="#contact">
                {t('info.askUs')}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <div className={styles.plate}>
          <Picture picture={info.Picture} alt="" layout="wide" eager />
        </div>
      </div>
    </div>
  );
}
