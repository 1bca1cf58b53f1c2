import type { ProductDetail } from '@dswine/shared/contract/products';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { productInquiryForm } from '@dswine/shared/fair/forms/inquiry-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { InquiryPage } from './inquiry-page.tsx';

/** A trade inquiry about a product, to its exhibitor. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { params } = useSlot();
  return (
    <InquiryPage<ProductDetail>
      request="product"
      of="products"
      pageHref={paths.askAboutProduct(locale, params['id'])}
      plan={productInquiryForm}
      product={params['id']}
      subjectOf={(product) => ({
        title: t('inquiry.aboutProduct', { name: product.Name }),
        kind: t('inquiry.about'),
        name: product.Name,
        ...langOf(product, 'Name', locale),
        maker: product.ExhibitorName,
        picture: product.Picture,
        booths: product.Booths,
        href: paths.product(locale, product.Id),
      })}
    />
  );
}

export function head({ t, data }: HeadContext): Head {
  const product = data['product'] as ProductDetail | undefined;
  return {
    title: product ? t('inquiry.aboutProduct', { name: product.Name }) : t('inquiry.crumb'),
    description: t('inquiry.description'),
    noindex: true,
  };
}
