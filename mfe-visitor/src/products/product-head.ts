import { withShowYear } from '@dswine/shared/fair/show/show-year';
import type { ProductDetail } from '@dswine/shared/contract/products';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { joinNames } from '@dswine/shared/fair/texts/join-names';

export function head({ t, locale, data, edition }: HeadContext): Head {
  const product = data['product'] as ProductDetail | undefined;
  if (!product)
    return { title: t('product.fallbackTitle'), description: t('products.description') };
  return {
    title: product.Name,
    description: t('product.description', {
      name: product.Name,
      maker: product.ExhibitorName,
      booths: joinNames(product.Booths, locale),
      text: product.Description,
    }),
    ...recordHead(product),
    breadcrumb: [
      { name: withShowYear(t('products.title'), edition), path: paths.products('tw') },
      { name: product.Category.Name, path: paths.products('tw', product.Category.Code) },
      { name: product.Name, path: paths.product('tw', product.Id) },
    ],
  };
}
