import type { PaidService } from '@dswine/shared/contract/services';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import styles from './paid-feature.module.scss';

/** One paid feature: preview, description, contents and price. */
export function PaidFeature({ service, eager }: { service: PaidService; eager: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Feature, Name, Summary, Includes, Fee, Sample } = service;
  return (
    <li className={styles.feature} id={Feature}>
      <figure className={styles.sample}>
        <Picture picture={Sample.Picture} alt="" layout="wide" eager={eager} />
        <figcaption>
          <span>{t('paid.sample')}</span> {Sample.Caption}
        </figcaption>
      </figure>
      <div className={styles.text}>
        <h2 className={styles.name}>{Name}</h2>
        <p>{Summary}</p>
        <ul className={styles.includes}>
          {Includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={styles.fee}>
          <strong>{t('info.fee', { amount: writeNumber(Fee, locale) })}</strong>
          <small>{t('info.taxIncluded')}</small>
        </p>
        {Sample.Path === undefined ? null : (
          <OnwardLink href={inLocalePath(locale, Sample.Path)}>
            {t('paid.seeSample', { name: Name })}
          </OnwardLink>
        )}
      </div>
    </li>
  );
}
