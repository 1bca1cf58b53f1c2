import { PagePart } from '@dswine/shared/ui/page-part';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './visitor-info-page.module.scss';

const guests = ['importers', 'restaurants', 'retail', 'bars', 'makers', 'public'] as const;

/** The target groups of the fair and what each of them finds there. */
export function Audience() {
  const t = useTranslations();
  return (
    <PagePart id="about-who" className="dw-container dw-section" title={t('about.guests')}>
      <dl className={styles.guests}>
        {guests.map((guest) => (
          <div key={guest}>
            <dt>{t(`about.${guest}.name`)}</dt>
            <dd>{t(`about.${guest}.text`)}</dd>
          </div>
        ))}
      </dl>
    </PagePart>
  );
}
