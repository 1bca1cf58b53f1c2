import { withShowYear } from '@dswine/shared/fair/show/show-year';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { registrationTitle } from '../page-layout/registration-title.ts';
import styles from './visitor-info-page.module.scss';

/** Next steps for a visitor: register, read the rules, find the way; afterwards the next edition. */
export function NextSteps() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { view } = useVisitorRegistration();
  if (view === 'over')
    return (
      <div className="dw-container">
        <NextEditionNote audience="visitor" />
      </div>
    );
  return (
    <section className="dw-container" aria-labelledby="about-next">
      <div className={`dw-band dw-label ${styles.next}`}>
        <h2 className={styles.nextTitle} id="about-next">
          {t(view === 'arrival' ? 'about.nextOnArrival' : 'about.next')}
        </h2>
        <p>{t(view === 'arrival' ? 'about.nextOnArrivalText' : 'about.nextText')}</p>
        <ButtonLink href={paths.preRegistration(locale)}>{t(registrationTitle[view])}</ButtonLink>
        <div className={styles.nextLinks}>
          <OnwardLink href={paths.floorPlan(locale)}>{t('plan.title')}</OnwardLink>
          <OnwardLink href={paths.shuttle(locale)}>{t('shuttle.title')}</OnwardLink>
          <OnwardLink href={paths.exhibitors(locale)}>
            {withShowYear(t('exhibitors.title'), edition)}
          </OnwardLink>
        </div>
      </div>
    </section>
  );
}
