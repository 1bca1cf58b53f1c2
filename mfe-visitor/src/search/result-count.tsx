import { useTranslations } from '@dswine/shared/section/runtime';
import type { ListResponse, ListName } from './list-filter.ts';
import styles from './result-count.module.scss';

type Props = { of: ListName; list: ListResponse | undefined; failed: boolean };

/**
 * The number of results. It stays mounted while the list changes, so that screen readers announce
 * the new number.
 */
export function ResultCount({ of, list, failed }: Props) {
  const t = useTranslations();
  return (
    <p className={styles.count} role="status">
      {list ? (
        <strong>{t(`${of}.count`, { count: list.Total })}</strong>
      ) : failed ? null : (
        t(`${of}.loading`)
      )}
      {list && list.PageCount > 1 ? <span>{t('search.countOnPage', shownOf(list))}</span> : null}
    </p>
  );
}

function shownOf({ Page, PageSize, Items }: ListResponse): { from: number; to: number } {
  const before = (Page - 1) * PageSize;
  return { from: before + 1, to: before + Items.length };
}
