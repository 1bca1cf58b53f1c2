import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Picture } from '@dswine/shared/ui/picture';
import { PlaceLink } from '@dswine/shared/ui/place-link';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AddToListButton } from './add-to-list-button.tsx';
import { LabelLine } from './label-line.tsx';
import styles from './product-cards.module.scss';
import { Stars } from './stars.tsx';
import { joinNames } from '@dswine/shared/fair/texts/join-names';

type Props = {
  products: readonly ProductCard[];
  level: 2 | 3;
  /** Set when the first picture is above the fold. */
  eager?: boolean;
  /** Names the exhibitor of each product, for lists of several exhibitors. */
  showExhibitor?: boolean;
};

/** Products as bottles on a shelf: a large drawing with the facts of the label below. */
export function ProductCards({ products, level, eager = false, showExhibitor = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const Title = `h${level}` as const;
  return (
    <ul className={`dw-cards dw-cards--pairs ${styles.products}`}>
      {products.map((product, index) => (
        <li key={product.Id}>
          <article className={styles.product} data-area={product.Area}>
            <span className={styles.plate}>
              <Picture
                picture={product.Picture}
                alt=""
                layout="tile"
                eager={eager && index === 0}
              />
              {showExhibitor && product.SearchPriority ? (
                <span className={styles.badge}>{t('card.priority')}</span>
              ) : null}
            </span>
            <p className={styles.category}>
              <AreaMark area={product.Area} />
              {t('card.kicker', { area: product.Category.Name, country: product.Country.Name })}
            </p>
            <Title className={styles.name}>
              <a href={paths.product(locale, product.Id)} {...langOf(product, 'Name', locale)}>
                <TitleText fits={8}>{product.Name}</TitleText>
              </a>
            </Title>
            {product.NativeName ? (
              <p className={styles.native} lang={product.NativeName.Lang}>
                {product.NativeName.Text}
              </p>
            ) : null}
            <p className={styles.brand}>
              {showExhibitor ? (
                <>
                  {product.ExhibitorName}{' '}
                  <PlaceLink booth={product.Booths[0]} walk={product.Walk} compact>
                    {joinNames(product.Booths, locale)}
                  </PlaceLink>
                </>
              ) : (
                product.Brand
              )}
            </p>
            <div className={styles.keep}>
              <AddToListButton kind="product" of={product} />
            </div>
            <div className={styles.foot}>
              <LabelLine product={product} />
              <Stars product={product} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
