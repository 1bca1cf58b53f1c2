import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './stars.module.scss';

/** A rating out of five, as a drop with its number. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations();
  const { locale } = useSite();
  const written = new Intl.NumberFormat(locale === 'tw' ? 'zh-TW' : 'en', {
    minimumFractionDigits: 1,
  }).format(rating);
  return (
    <p className={styles.stars}>
      <span aria-hidden="true">{written}</span>
      <span className="dw-hidden">{t('product.rating', { rating: written })}</span>
    </p>
  );
}
