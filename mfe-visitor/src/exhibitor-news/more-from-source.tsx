import type { ExhibitorNewsCard } from '@dswine/shared/contract/exhibitor-news';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './more-from-source.module.scss';
import { ExhibitorNewsRow } from './exhibitor-news-row.tsx';

/** Other press items of the same exhibitor. Renders nothing if there are none. */
export function MoreFromSource({ items }: { items: readonly ExhibitorNewsCard[] }) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-from-source">
      <h2 id="more-from-source">{t('press.item.more')}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.Id}>
            <ExhibitorNewsRow item={item} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
