import { withShowYear } from '@dswine/shared/fair/show/show-year';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ReactNode } from 'react';
import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useListStates } from '../search/list-states.ts';
import { RecordActions } from '../page-layout/record-actions.tsx';
import { RecordPart } from '../page-layout/record-part.tsx';
import { addressOf, wholeList } from '../search/list-filter.ts';
import { ProductCards } from '../search/product-cards.tsx';
import { ProductRows } from '../search/product-rows.tsx';
import { useListReturnLink } from '../search/use-list-return-link.ts';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { ExhibitorFacts } from './exhibitor-facts.tsx';
import { ExhibitorHeader } from './exhibitor-header.tsx';
import styles from './exhibitor-page.module.scss';
import { ExhibitorTools } from './exhibitor-tools.tsx';

export { head } from './exhibitor-head.ts';

type Props = {
  /** Content of other features, composed in `exhibitor-route.tsx`. */
  more?: ReactNode;
};

/** One exhibitor: profile, booths and products. */
export function Page({ more }: Props) {
  const t = useTranslations();
  const { edition } = useSite();
  const back = useListReturnLink('exhibitors');
  return (
    <RecordPage<ExhibitorDetail>
      request="exhibitor"
      title={t('exhibitor.fallbackTitle')}
      parents={[{ label: withShowYear(t('exhibitors.title'), edition), href: back }]}
      of={({ Area }) => ({ area: Area })}
      paper="portrait"
      {...useListStates('exhibitors')}
      skeleton={<ItemSkeleton />}
    >
      {(exhibitor) => <ExhibitorParts exhibitor={exhibitor} more={more} />}
    </RecordPage>
  );
}

type PartProps = { exhibitor: ExhibitorDetail };

/** All that the page shows of an exhibitor. */
export function ExhibitorParts({ exhibitor, more }: PartProps & Props) {
  return (
    <>
      <Profile exhibitor={exhibitor} />
      {more}
      <Products exhibitor={exhibitor} />
      <RelatedExhibitors exhibitor={exhibitor} />
    </>
  );
}

function Profile({ exhibitor }: PartProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <ExhibitorHeader exhibitor={exhibitor} />
      <RecordActions
        kind="exhibitor"
        of={exhibitor}
        inquiryHref={paths.askExhibitor(locale, exhibitor.Id)}
      />
      <div className={styles.body}>
        <div>
          <ExhibitorFacts exhibitor={exhibitor} />
          <ExhibitorTools exhibitor={exhibitor} />
        </div>
        <PagePart
          id="about"
          className={styles.about}
          title={t('exhibitor.about')}
          area={exhibitor.Area}
        >
          <div className="dw-prose" {...langOf(exhibitor, 'Description', locale)}>
            {exhibitor.Description.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <Documents exhibitor={exhibitor} />
        </PagePart>
      </div>
    </>
  );
}

function Documents({ exhibitor: { Documents: documents = [] } }: PartProps) {
  const t = useTranslations();
  const { locale } = useSite();
  if (documents.length === 0) return null;
  return (
    <ul aria-label={t('exhibitor.documents')}>
      {documents.map(({ Title, Src, Bytes }) => (
        <li key={Src}>
          <a href={Src} download>
            {Title}
          </a>{' '}
          PDF, {writeSize(Bytes, locale)}
        </li>
      ))}
    </ul>
  );
}

function Products({ exhibitor }: PartProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Id, Area, Products: products, HighestRated, RelatedProducts } = exhibitor;
  const search = addressOf('products', { ...wholeList, exhibitorId: Id }, locale);
  return (
    <>
      {products.length > 0 ? (
        <RecordPart
          id="products"
          title={t('exhibitor.products')}
          area={Area}
          action={<OnwardLink href={search}>{t('exhibitor.searchProducts')}</OnwardLink>}
        >
          <ProductCards products={products} level={3} />
        </RecordPart>
      ) : null}
      {products.length > 3 ? (
        <RecordPart id="highest-rated" title={t('exhibitor.highestRated')} area={Area} onward>
          <ProductRows products={HighestRated} />
        </RecordPart>
      ) : null}
      {RelatedProducts.length > 0 ? (
        <RecordPart id="related-products" title={t('exhibitor.relatedProducts')} area={Area} onward>
          <ProductCards products={RelatedProducts} level={3} showExhibitor />
        </RecordPart>
      ) : null}
    </>
  );
}

function RelatedExhibitors({ exhibitor: { Area, Related } }: PartProps) {
  const t = useTranslations();
  const back = useListReturnLink('exhibitors');
  if (Related.length === 0) return null;
  return (
    <RecordPart
      id="related"
      title={t('exhibitor.related')}
      area={Area}
      action={<OnwardLink href={back}>{t('exhibitor.all')}</OnwardLink>}
      onward
    >
      <ExhibitorCards exhibitors={Related} level={3} />
    </RecordPart>
  );
}
