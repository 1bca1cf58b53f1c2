import type { PaidService } from '@dswine/shared/contract/services';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { StackedTable, type Column } from '../stacked-table/stacked-table.tsx';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import styles from './comparison.module.scss';

/** Compares the free and paid services by feature. */
export function Comparison({ services }: { services: readonly PaidService[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const fee = (amount: number) => t('info.fee', { amount: writeNumber(amount, locale) });
  const columns: Column<PaidService>[] = [
    {
      key: 'service',
      label: t('paid.columns.service'),
      cell: ({ Feature, Name }) => <a href={`#${Feature}`}>{Name}</a>,
    },
    { key: 'free', label: t('paid.columns.free'), cell: ({ Without }) => Without },
    { key: 'paid', label: t('paid.columns.paid'), cell: ({ With }) => With, strong: true },
    { key: 'fee', label: t('paid.columns.fee'), cell: ({ Fee }) => fee(Fee), number: true },
  ];
  const total = services.reduce((sum, { Fee }) => sum + Fee, 0);
  return (
    <PagePart
      id="comparison"
      band
      className={`dw-section dw-sunk ${styles.comparison}`}

      title={t('paid.comparison')}
      lead={t('paid.comparisonLead')}
    >
      <StackedTable
        caption={t('paid.caption')}
        columns={columns}
        rows={services}
        rowKey={({ Id }) => Id}
      />
      <p className={styles.total}>
        {t('paid.total', { count: services.length })} <strong>{fee(total)}</strong>
      </p>
      <div className={styles.onward}>
        <OnwardLink href={paths.freeServices(locale)}>{t('paid.seeFree')}</OnwardLink>
        <OnwardLink href={paths.adDirectory(locale)}>{t('paid.seeAds')}</OnwardLink>
      </div>
    </PagePart>
  );
}
