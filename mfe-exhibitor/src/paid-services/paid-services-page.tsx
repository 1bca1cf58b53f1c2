import type { Services } from '@dswine/shared/contract/services';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
import { Comparison } from './comparison.tsx';
import { PaidFeature } from './paid-feature.tsx';
import styles from './paid-services-page.module.scss';
import { ServicePeriod } from './service-period.tsx';

/** The eight paid features: description, preview, price, and the free alternative. */
export function Page() {
  const t = useTranslations();
  return (
    <ExhibitorPage<Services>
      request="services"
      title={t('paid.title')}
      heading="bands"
      isEmpty={({ Paid }) => Paid.length === 0}
    >
      {({ Paid }) => (
        <>
          <div className={`dw-container ${styles.opening}`}>
            <SectionHeading
              level={1}
              kicker={t('forExhibitors')}
              title={t('paid.title')}
              lead={t('paid.lead')}
            />
            <ServicePeriod />
          </div>
          <div className="dw-container">
            <ol className={styles.features}>
              {Paid.map((service, index) => (
                <PaidFeature key={service.Id} service={service} eager={index === 0} />
              ))}
            </ol>
          </div>
          <Comparison services={Paid} />
        </>
      )}
    </ExhibitorPage>
  );
}

export const head = pageHead('paid', paths.paidServices);
