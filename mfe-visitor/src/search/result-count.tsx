import { useTranslations } from '@dswine/shared/section/runtime';
import type { ListAnswer, ListName } from './list-filter.ts';
import styles from './result-count.module.scss';

type Props = { of: ListName; list: ListAnswer | undefined; failed: boolean };

/** How many were found. It stays in the page while the list changes, so that the new number is read aloud. */
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

function shownOf({ Page, PageSize, Items }: ListAnswer): { from: number; to: number } {
  const before = (Page - 1) * PageSize;
  return { from: before + 1, to: before + Items.length };
}
