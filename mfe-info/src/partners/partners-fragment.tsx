import type { PartnerList } from '@dswine/shared/contract/partners';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './partners-fragment.module.scss';

/**
 * The logos of the partners in one row, on the home page. Renders nothing without data, because the
 * row is optional.
 */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<PartnerList>('partners');
  if (!data || data.Items.length === 0) return null;
  return (
    <section className={`dw-container ${styles.part}`} aria-labelledby="home-partners">
      <div className={styles.head}>
        <h2 id="home-partners">{t('partners.row')}</h2>
        <OnwardLink href={paths.partners(locale)}>{t('partners.all')}</OnwardLink>
      </div>
      <ul className={styles.row}>
        {data.Items.map(({ Id, Name, Picture: mark }) => (
          <li key={Id}>
            <Picture picture={mark} alt="" layout="logo" className={styles.mark} />
            {Name}
          </li>
        ))}
      </ul>
    </section>
  );
}
