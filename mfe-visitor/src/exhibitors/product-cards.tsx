import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { Picture } from '@dswine/shared/look/picture';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './product-cards.module.scss';

/** An exhibitor's products, to look at. */
export function ProductCards({ products }: { products: readonly ProductCard[] }) {
  const t = useWords();
  const { locale } = useSite();
  const rating = new Intl.NumberFormat(locale === 'tw' ? 'zh-TW' : 'en', { minimumFractionDigits: 1 });
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.Id} className={styles.product} data-area={product.Area}>
          <Picture picture={product.Picture} alt="" />
          <p className={styles.category}>{product.Category.Name}</p>
          <h3 className={styles.name}>{product.Name}</h3>
          {product.NativeName ? (
            <p className={styles.native} lang={product.NativeName.Lang}>
              {product.NativeName.Text}
            </p>
          ) : null}
          <p className={styles.brand}>{product.Brand}</p>
          <p className={styles.rating}>{t('product.rating', { rating: rating.format(product.Rating) })}</p>
        </li>
      ))}
    </ul>
  );
}
