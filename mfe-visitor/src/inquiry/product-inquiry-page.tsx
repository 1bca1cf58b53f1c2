import type { ProductDetail } from '@dswine/shared/contract/products';
import { productInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/look/breadcrumb';
import { SectionHeading } from '@dswine/shared/look/section-heading';
import { ListSkeleton } from '@dswine/shared/look/skeleton';
import { usePageData, useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ListFailed } from '../search/list-failed.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InquirySheet } from './inquiry-sheet.tsx';
import styles from './inquiry-page.module.scss';

/** A trade inquiry about a product, to the exhibitor that shows it. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const { params } = useSlot();
  const { data, error, isValidating, mutate } = usePageData<ProductDetail>('product');
  const here = paths.askAboutProduct(locale, params['id']);
  return (
    <div className={`dw-container ${styles.page}`} data-area={data?.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: t('products.title'), href: paths.products(locale) },
          ...(data ? [{ label: data.Name, href: paths.product(locale, data.Id) }] : []),
          { label: t('inquiry.crumb') },
        ]}
      />
      {error || !data ? <SectionHeading level={1} title={t('inquiry.crumb')} /> : null}
      {error ? (
        <ListFailed
          of="products"
          error={error}
          href={here}
          retry={{ again: () => void mutate(), busy: isValidating }}
        />
      ) : data ? (
        <InquirySheet
          subject={{
            title: t('inquiry.aboutProduct', { name: data.Name }),
            kind: t('inquiry.about'),
            name: data.Name,
            maker: data.ExhibitorName,
            picture: data.Picture,
            booths: data.Booths,
            href: paths.product(locale, data.Id),
            here,
          }}
        >
          <InquiryForm plan={productInquiryForm} />
        </InquirySheet>
      ) : (
        <ListSkeleton label={t('product.loading')} />
      )}
    </div>
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
