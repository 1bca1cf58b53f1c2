import { withShowYear } from '@dswine/shared/fair/show/show-year';
import type { ProductDetail } from '@dswine/shared/contract/products';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { OnwardLink } from '@dswine/shared/ui/link';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useListStates } from '../search/list-states.ts';
import { RecordActions } from '../page-layout/record-actions.tsx';
import { RecordPart } from '../page-layout/record-part.tsx';
import { ProductCards } from '../search/product-cards.tsx';
import { ProductRows } from '../search/product-rows.tsx';
import { useListReturnLink } from '../search/use-list-return-link.ts';
import { ProductLabel } from './product-label.tsx';
import { ProductMaker } from './product-maker.tsx';

export { head } from './product-head.ts';

/** One product: bottle, label, exhibitor and similar products. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const back = useListReturnLink('products');
  const all = { label: withShowYear(t('products.title'), edition), href: back };
  return (
    <RecordPage<ProductDetail>
      request="product"
      title={t('product.fallbackTitle')}
      parents={[all]}
      of={({ Area, Category: { Code, Name } }) => ({
        area: Area,
        parents: [all, { label: Name, href: paths.products(locale, Code) }],
      })}
      {...useListStates('products')}
      skeleton={<ItemSkeleton />}
    >
      {(product) => (
        <>
          <ProductLabel product={product} />
          <RecordActions
            kind="product"
            of={product}
            inquiryHref={paths.askAboutProduct(locale, product.Id)}
          />
          <ProductMaker product={product} />
          <OtherProducts product={product} back={back} />
        </>
      )}
    </RecordPage>
  );
}

function OtherProducts({ product, back }: { product: ProductDetail; back: string }) {
  const t = useTranslations();
  const { Area, Related, HighestRated } = product;
  return (
    <>
      {Related.length > 0 ? (
        <RecordPart
          id="related"
          title={t('product.related')}
          area={Area}
          action={<OnwardLink href={back}>{t('products.all')}</OnwardLink>}
          onward
        >
          <ProductCards products={Related} level={3} showExhibitor />
        </RecordPart>
      ) : null}
      {HighestRated.length > 0 ? (
        <RecordPart id="highest-rated" title={t('product.highestRated')} area={Area} onward>
          <ProductRows products={HighestRated} />
        </RecordPart>
      ) : null}
    </>
  );
}
