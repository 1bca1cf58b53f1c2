import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { PagePart } from '@dswine/shared/ui/page-part';
import { boothsAt } from '@dswine/shared/fair/show/show-states';
import { useStateAt } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './booth-types.module.scss';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';

type Booth = ForExhibitors['Booths'][number];

/** Compares the booth types by size, fee and equipment. */
export function BoothTypes({ booths }: { booths: readonly Booth[] }) {
  const t = useTranslations();
  const year = useSite().edition?.ExhibitionYear;
  const isPast = useStateAt(boothsAt) !== 'on-offer';
  if (booths.length === 0) return null;
  return (
    <PagePart
      id="booths"
      band
      className="dw-section dw-sunk"

      title={isPast ? t('info.boothsOf', { year }) : t('info.booths')}
      lead={t('info.boothsLead')}
    >
      <ul className={styles.booths} data-count={booths.length}>
        {booths.map((booth) => (
          <BoothType key={booth.Name} booth={booth} />
        ))}
      </ul>
    </PagePart>
  );
}

function BoothType({ booth: { Name, Size, Fee, Includes } }: { booth: Booth }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <li className={`dw-label ${styles.booth}`}>
      <h3 className={styles.name}>{Name}</h3>
      <p className={styles.size}>{t('info.size', { size: writeNumber(Size, locale) })}</p>
      <p className={styles.fee}>
        <strong>{t('info.fee', { amount: writeNumber(Fee, locale) })}</strong>{' '}
        <small>{t('info.taxIncluded')}</small>
      </p>
      {Includes.length === 0 ? null : (
        <>
          <p className={styles.includes}>{t('info.includes')}</p>
          <ul className={styles.list}>
            {Includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
