import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './label-line.module.scss';

/**
 * The facts in small print on a label: vintage, strength, volume. Renders nothing for a product
 * without them.
 */
export function LabelLine({
  product: { Vintage, Abv, Volume },
}: {
  product: Pick<ProductCard, 'Vintage' | 'Abv' | 'Volume'>;
}) {
  const t = useTranslations();
  const facts = [
    ...(Vintage === undefined ? [] : [{ label: t('product.vintage'), value: String(Vintage) }]),
    ...(Abv === undefined ? [] : [{ label: t('product.abv'), value: `${Abv}%` }]),
    ...(Volume === undefined ? [] : [{ label: t('product.volume'), value: `${Volume} ml` }]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.line}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="dw-hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
