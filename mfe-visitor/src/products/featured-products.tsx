import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ProductList } from '@dswine/shared/contract/products';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { PagePart } from '@dswine/shared/ui/page-part';
import { TitleText } from '@dswine/shared/ui/title-text';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './featured-products.module.scss';

const headingId = 'featured-products';

/** A row of products on the home page. Renders nothing until its data is loaded. */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<ProductList>('products');
  if (!data || data.Items.length === 0) return null;
  return (
    <PagePart
      id={headingId}
      className="dw-container dw-section"

      title={t('featuredProducts.title')}
      action={<OnwardLink href={paths.products(locale)}>{t('featuredProducts.all')}</OnwardLink>}
    >
      <ul className={styles.shelf}>
        {data.Items.map(
          ({
            Id,
            Name,
            NativeName,
            Brand,
            Area,
            Category,
            Picture: picture,
            Untranslated = [],
          }) => (
            <li key={Id} data-area={Area}>
              <a className={styles.bottle} href={paths.product(locale, Id)}>
                <Picture picture={picture} alt="" layout="tile" />
                <span className={`dw-area-marked ${styles.category}`}>{Category.Name}</span>
                <h3 className={styles.name} {...langOf({ Untranslated }, 'Name', locale)}>
                  <TitleText fits={6}>{Name}</TitleText>
                </h3>
                {NativeName ? (
                  <span className={styles.native} lang={NativeName.Lang}>
                    {NativeName.Text}
                  </span>
                ) : null}
                <span className={styles.brand}>{Brand}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </PagePart>
  );
}
