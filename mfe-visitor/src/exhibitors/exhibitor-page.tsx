import { withShowYear } from '@dswine/shared/fair/show-year';
import { langOf } from '@dswine/shared/fair/bilingual';
import type { ReactNode } from 'react';
import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { SaveSearchButton } from '../search/save-search-button.tsx';
import { ListError } from '../search/list-error.tsx';
import { addressOf, wholeList } from '../search/list-filter.ts';
import { ProductCards } from '../search/product-cards.tsx';
import { ProductRows } from '../search/product-rows.tsx';
import { useListReturnLink } from '../search/use-list-return-link.ts';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { ExhibitorFacts } from './exhibitor-facts.tsx';
import { ExhibitorHeader } from './exhibitor-header.tsx';
import styles from './exhibitor-page.module.scss';
import { ExhibitorSkeleton } from './exhibitor-skeleton.tsx';
import { ExhibitorTools } from './exhibitor-tools.tsx';

export { head } from './exhibitor-head.ts';

type Props = {
  /** Content of other features, composed in `exhibitor-route.tsx`. */
  renderFavouriteButton?: (exhibitor: ExhibitorDetail) => ReactNode;
  more?: ReactNode;
};

/** One exhibitor: profile, booths and products. */
export function Page({ renderFavouriteButton, more }: Props) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { params } = useSlot();
  const { data, error, isValidating, mutate } = usePageData<ExhibitorDetail>('exhibitor');
  const back = useListReturnLink('exhibitors');
  const title = data?.Name ?? t('exhibitor.fallbackTitle');
  return (
    <div className={`dw-container ${styles.page}`} data-area={data?.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: withShowYear(t('exhibitors.title'), edition), href: back },
          { label: title },
        ]}
      />
      {error || !data ? <SectionHeading level={1} title={title} /> : null}
      {error ? (
        <ListError
          of="exhibitors"
          error={error}
          href={paths.exhibitor(locale, params['id'])}
          retry={{ again: () => void mutate(), busy: isValidating }}
        />
      ) : data ? (
        <Exhibitor exhibitor={data} mark={renderFavouriteButton?.(data)} more={more} />
      ) : (
        <ExhibitorSkeleton label={t('exhibitor.loading')} />
      )}
    </div>
  );
}

type DetailProps = { exhibitor: ExhibitorDetail; mark: ReactNode; more: ReactNode };

function Exhibitor({ exhibitor, mark, more }: DetailProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const back = useListReturnLink('exhibitors');
  return (
    <>
      <ExhibitorHeader exhibitor={exhibitor} />
      <div className={styles.actions}>
        <ButtonLink href={paths.askExhibitor(locale, exhibitor.Id)}>{t('inquiry.ask')}</ButtonLink>
        <div className={styles.keep}>
          <SaveSearchButton kind="exhibitor" of={exhibitor} hasLabel />
          {mark}
        </div>
      </div>
      <div className={styles.body}>
        <div>
          <ExhibitorFacts exhibitor={exhibitor} />
          <ExhibitorTools exhibitor={exhibitor} />
        </div>
        <section className={styles.about} aria-labelledby="about">
          <SectionHeading id="about" title={t('exhibitor.about')} area={exhibitor.Area} />
          <div className="dw-prose" {...langOf(exhibitor, 'Description', locale)}>
            {exhibitor.Description.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
      {more}
      {exhibitor.Products.length > 0 ? (
        <section className={styles.section} aria-labelledby="products">
          <SectionHeading
            id="products"
            title={t('exhibitor.products')}
            area={exhibitor.Area}
            action={
              <OnwardLink
                href={addressOf('products', { ...wholeList, exhibitorId: exhibitor.Id }, locale)}
              >
                {t('exhibitor.searchProducts')}
              </OnwardLink>
            }
          />
          <ProductCards products={exhibitor.Products} level={3} />
        </section>
      ) : null}
      {exhibitor.Products.length > 3 ? (
        <section className={`${styles.section} ${styles.onward}`} aria-labelledby="highest-rated">
          <SectionHeading
            id="highest-rated"
            title={t('exhibitor.highestRated')}
            area={exhibitor.Area}
          />
          <ProductRows products={exhibitor.HighestRated} />
        </section>
      ) : null}
      {exhibitor.RelatedProducts.length > 0 ? (
        <section
          className={`${styles.section} ${styles.onward}`}
          aria-labelledby="related-products"
        >
          <SectionHeading
            id="related-products"
            title={t('exhibitor.relatedProducts')}
            area={exhibitor.Area}
          />
          <ProductCards products={exhibitor.RelatedProducts} level={3} showExhibitor />
        </section>
      ) : null}
      {exhibitor.Related.length > 0 ? (
        <section className={`${styles.section} ${styles.onward}`} aria-labelledby="related">
          <SectionHeading
            id="related"
            title={t('exhibitor.related')}
            area={exhibitor.Area}
            action={<OnwardLink href={back}>{t('exhibitor.all')}</OnwardLink>}
          />
          <ExhibitorCards exhibitors={exhibitor.Related} level={3} />
        </section>
      ) : null}
    </>
  );
}
