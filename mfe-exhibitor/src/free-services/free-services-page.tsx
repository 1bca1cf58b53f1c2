import type { Services } from '@dswine/shared/contract/services';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { ButtonLink } from '@dswine/shared/ui/button';
import { PagePart } from '@dswine/shared/ui/page-part';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
import styles from './free-services-page.module.scss';

/** The services included with every booth, and a link to the paid ones. */
export function Page() {
  const t = useTranslations();
  return (
    <ExhibitorPage<Services>
      request="services"
      title={t('free.title')}
      heading="bands"
      isEmpty={({ Free }) => Free.length === 0}
    >
      {(services) => <FreeServices services={services} />}
    </ExhibitorPage>
  );
}

function FreeServices({ services: { Free, Paid } }: { services: Services }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <>
      <div className={`dw-container ${styles.opening}`}>
        <SectionHeading
          level={1}
          kicker={t('forExhibitors')}
          title={t('free.title')}
          lead={t('free.lead')}
        />
        <p className={styles.price}>
          <strong>{t('free.nothing')}</strong>
          <span>{t('free.withBooth', { count: Free.length })}</span>
        </p>
      </div>
      <div className="dw-container">
        <NextEditionNote
          audience="exhibitor"
          over={t('free.over', { year: edition?.ExhibitionYear })}
        />
        <ol className={styles.services} data-count={Free.length}>
          {Free.map(({ Id, Name, Summary, How }) => (
            <li key={Id} className={styles.service}>
              <h2 className={styles.name}>{Name}</h2>
              <p>{Summary}</p>
              <p className={styles.how}>
                <span>{t('free.how')}</span> {How}
              </p>
            </li>
          ))}
        </ol>
      </div>
      {Paid.length === 0 ? null : (
        <PagePart
          id="more"
          band
          className="dw-band dw-section"

          title={t('free.more')}
          lead={t('free.moreLead', { count: Paid.length })}
        >
          <ButtonLink href={paths.paidServices(locale)}>{t('free.seePaid')}</ButtonLink>
        </PagePart>
      )}
    </>
  );
}

export const head = pageHead('free', paths.freeServices);
