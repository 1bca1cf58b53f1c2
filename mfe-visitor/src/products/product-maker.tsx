import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ProductDetail } from '@dswine/shared/contract/products';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, wholeList } from '../search/list-filter.ts';
import { BoothLinks } from '../page-layout/booth-links.tsx';
import styles from './product-maker.module.scss';

/** The product's exhibitor and where to find it. */
export function ProductMaker({ product: { Exhibitor } }: { product: ProductDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.maker} aria-labelledby="maker">
      <Picture picture={Exhibitor.Picture} alt="" layout="card" className={styles.picture} />
      <div className={styles.words}>
        <p className="dw-kicker">{t('product.shownBy')}</p>
        <h2 id="maker" className={styles.name}>
          <a href={paths.exhibitor(locale, Exhibitor.Id)} {...langOf(Exhibitor, 'Name', locale)}>
            {Exhibitor.Name}
          </a>
        </h2>
        <p {...langOf(Exhibitor, 'Intro', locale)}>{Exhibitor.Intro}</p>
        <OnwardLink
          href={addressOf('products', { ...wholeList, exhibitorId: Exhibitor.Id }, locale)}
        >
          {t('product.more')}
        </OnwardLink>
      </div>
      <div className={styles.booths}>
        <p>{t('exhibitor.booths')}</p>
        <BoothLinks booths={Exhibitor.Booths} walk={Exhibitor.Walk} className={styles.numbers} />
      </div>
    </section>
  );
}
