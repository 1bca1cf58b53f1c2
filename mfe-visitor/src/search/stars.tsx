import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { useTranslations } from '@dswine/shared/section/runtime';
import { TitleText } from '@dswine/shared/ui/title-text';
import styles from './stars.module.scss';
import { writeRating } from './write-rating.ts';

type Props = {
  product: Pick<ProductCard, 'Rating' | 'RatedBy'>;
  /** In words: whose rating it is. Otherwise the number, with how many rated in brackets. */
  full?: boolean;
};

/** What trade buyers gave a product, behind a drop. Nothing if it is unknown how many they were. */
export function Stars({ product: { Rating, RatedBy }, full = false }: Props) {
  const t = useTranslations();
  if (RatedBy === undefined) return null;
  const rating = writeRating(Rating);
  const text = t('product.rating', { rating, count: RatedBy });
  return (
    <p className={full ? `${styles.stars} ${styles.full}` : styles.stars}>
      {full ? (
        <TitleText fits={9}>{text}</TitleText>
      ) : (
        <>
          <span aria-hidden="true">
            {rating} <small>({RatedBy})</small>
          </span>
          <span className="dw-hidden">{text}</span>
        </>
      )}
    </p>
  );
}
