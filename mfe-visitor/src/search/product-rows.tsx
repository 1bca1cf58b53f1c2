import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './product-rows.module.scss';
import { Stars } from './stars.tsx';

/** A short ranking of products: position, bottle, name and rating. */
export function ProductRows({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ol className={styles.rows}>
      {products.map((product, index) => (
        <li key={product.Id} data-area={product.Area}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <Picture picture={product.Picture} alt="" layout="thumbnail" className={styles.picture} />
          <div className={styles.words}>
            <a href={paths.product(locale, product.Id)} {...langOf(product, 'Name', locale)}>
              {product.Name}
            </a>
            <p>
              {t('card.kicker', { area: product.Category.Name, country: product.ExhibitorName })}
            </p>
          </div>
          <Stars product={product} />
        </li>
      ))}
    </ol>
  );
}
