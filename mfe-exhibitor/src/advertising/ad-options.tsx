import type { AdOption, Directory } from '@dswine/shared/contract/directories';
import { isThrough, writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import { StackedTable, type Column } from '../stacked-table/stacked-table.tsx';
import styles from './ad-options.module.scss';

/** Lists the bookable advertising options with their prices, rules and booking deadline. */
export function AdOptions({ directory: { Options, Rules, BookBy } }: { directory: Directory }) {
  const t = useTranslations();
  const { locale } = useSite();
  const columns: Column<AdOption>[] = [
    { key: 'name', label: t('ads.columns.name'), cell: ({ Name }) => Name },
    { key: 'size', label: t('ads.columns.size'), cell: ({ Size }) => Size },
    { key: 'place', label: t('ads.columns.place'), cell: ({ Place }) => Place },
    {
      key: 'quota',
      label: t('ads.columns.quota'),
      cell: ({ Quota }) =>
        Quota === undefined ? t('ads.unlimited') : t('ads.places', { count: Quota }),
    },
    {
      key: 'fee',
      label: t('ads.columns.fee'),
      cell: ({ Fee }) => t('info.fee', { amount: writeNumber(Fee, locale) }),
      number: true,
      strong: true,
    },
  ];
  return (
    <PagePart
      id="options"
      band
      className="dw-section dw-sunk"
      title={t('ads.options')}
      lead={t('ads.optionsLead')}
    >
      <StackedTable
        caption={t('ads.caption')}
        columns={columns}
        rows={Options}
        rowKey={({ Name }) => Name}
      />
      <div className={styles.beside}>
        <div>
          <h3 className={styles.title}>{t('ads.rules')}</h3>
          <ul className={styles.rules}>
            {Rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <Booking until={BookBy} />
      </div>
    </PagePart>
  );
}

function Booking({ until }: { until: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.book}>
      {!isThrough(until, useNow()) ? (
        <Notice>{t('ads.over')}</Notice>
      ) : (
        <>
          {until === undefined ? null : (
            <p className={styles.until}>
              <span>{t('ads.bookBy')}</span>{' '}
              <time dateTime={until}>{writeDate(until, locale)}</time>
            </p>
          )}
          <ButtonLink href={paths.exhibitorInquiry(locale)}>{t('ads.inquire')}</ButtonLink>
        </>
      )}
    </div>
  );
}
