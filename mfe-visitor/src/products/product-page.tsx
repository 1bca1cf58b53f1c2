import { withShowYear } from '@dswine/shared/fair/show-year';
import type { ReactNode } from 'react';
import type { ProductDetail } from '@dswine/shared/contract/products';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { SaveSearchButton } from '../search/save-search-button.tsx';
import { ListError } from '../search/list-error.tsx';
import { ProductCards } from '../search/product-cards.tsx';
import { ProductRows } from '../search/product-rows.tsx';
import { useListReturnLink } from '../search/use-list-return-link.ts';
import { ProductLabel } from './product-label.tsx';
import { ProductMaker } from './product-maker.tsx';
import styles from './product-page.module.scss';

export { head } from './product-head.ts';

/**
 * One product: bottle, label, exhibitor and similar products. The section entry supplies the
 * favourite button.
 */
export function Page({
  renderFavouriteButton,
}: {
  renderFavouriteButton?: (product: ProductDetail) => ReactNode;
}) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { params } = useSlot();
  const back = useListReturnLink('products');
  const { data, error, isValidating, mutate } = usePageData<ProductDetail>('product');
  const title = data?.Name ?? t('product.fallbackTitle');
  return (
    <div className={`dw-container ${styles.page}`} data-area={data?.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: withShowYear(t('products.title'), edition), href: back },
          ...(data
            ? [{ label: data.Category.Name, href: paths.products(locale, data.Category.Code) }]
            : []),
          { label: title },
        ]}
      />
      {error || !data ? <SectionHeading level={1} title={title} /> : null}
      {error ? (
        <ListError
          of="products"
          error={error}
          href={paths.product(locale, params['id'])}
          retry={{ again: () => void mutate(), busy: isValidating }}
        />
      ) : data ? (
        <Product product={data} back={back} mark={renderFavouriteButton?.(data)} />
      ) : (
        <CardsSkeleton count={2} label={t('product.loading')} />
      )}
    </div>
  );
}

function Product({
  product,
  back,
  mark,
}: {
  product: ProductDetail;
  back: string;
  mark: ReactNode;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Area, Related, HighestRated } = product;
  return (
    <>
      <ProductLabel product={product} />
      <div className={styles.actions}>
        <ButtonLink href={paths.askAboutProduct(locale, product.Id)}>{t('inquiry.ask')}</ButtonLink>
        <div className={styles.keep}>
          <SaveSearchButton kind="product" of={product} hasLabel />
          {mark}
        </div>
      </div>
      <ProductMaker product={product} />
      {Related.length > 0 ? (
        <section className={`${styles.section} ${styles.onward}`} aria-labelledby="related">
          <SectionHeading
            id="related"
            title={t('product.related')}
            area={Area}
            action={<OnwardLink href={back}>{t('products.all')}</OnwardLink>}
          />
          <ProductCards products={Related} level={3} showExhibitor />
        </section>
      ) : null}
      {HighestRated.length > 0 ? (
        <section className={`${styles.section} ${styles.onward}`} aria-labelledby="highest-rated">
          <SectionHeading id="highest-rated" title={t('product.highestRated')} area={Area} />
          <ProductRows products={HighestRated} />
        </section>
      ) : null}
    </>
  );
}
