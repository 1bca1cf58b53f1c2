import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './exhibitor-inquiry-page.module.scss';

const steps = ['answer', 'booth', 'contract'] as const;

/** What happens after the inquiry, and a phone number as an alternative. */
export function NextSteps() {
  const t = useTranslations();
  const { edition } = useSite();
  return (
    <aside aria-labelledby="what-follows">
      <div className={`dw-label ${styles.card}`}>
        <h2 id="what-follows" className={styles.name}>
          {t('inquiry.follows')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`inquiry.steps.${step}.when`)}</strong>
              <span>{t(`inquiry.steps.${step}.what`)}</span>
            </li>
          ))}
        </ol>
        {edition ? (
          <p className={styles.call}>
            <span>{t('inquiry.call')}</span> <PhoneLink phone={edition.Organiser.Phone} />
          </p>
        ) : null}
      </div>
    </aside>
  );
}
