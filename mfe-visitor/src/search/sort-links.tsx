import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, type ListFilter, type ListName } from './list-filter.ts';
import styles from './sort-links.module.scss';

const sorts = ['default', 'popularity', 'name'] as const;

/** The three sort orders, each a link to the first page. */
export function SortLinks({ of, filter }: { of: ListName; filter: ListFilter }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <nav className={styles.sorts} aria-label={t('sort.label')}>
      <span aria-hidden="true">{t('sort.label')}</span>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={addressOf(of, { ...filter, type: undefined, sort, page: 1 }, locale)}
              aria-current={sort === filter.sort ? 'true' : undefined}
            >
              {t(`sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
