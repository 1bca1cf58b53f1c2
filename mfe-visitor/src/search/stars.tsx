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
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M6 0c2.6 3.4 4 5.5 4 7.6A4 4 0 0 1 2 7.6C2 5.5 3.4 3.4 6 0z" />
      </svg>
      <span aria-hidden="true">{written}</span>
      <span className="dw-hidden">{t('product.rating', { rating: written })}</span>
    </p>
  );
}
