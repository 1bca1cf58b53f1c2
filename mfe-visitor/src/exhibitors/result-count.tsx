import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { useWords } from '@dswine/shared/section/runtime';
import styles from './result-count.module.scss';

type Props = { list: ExhibitorList | undefined; failed: boolean };

/** How many exhibitors were found. It stays in the page while the list changes, so that the new number is read aloud. */
export function ResultCount({ list, failed }: Props) {
  const t = useWords();
  return (
    <p className={styles.count} role="status">
      {list ? <strong>{t('exhibitors.count', { count: list.Total })}</strong> : failed ? null : t('exhibitors.loading')}
      {list && list.PageCount > 1 ? <span>{t('exhibitors.countOnPage', shownOf(list))}</span> : null}
    </p>
  );
}

function shownOf({ Page, PageSize, Items }: ExhibitorList): { from: number; to: number } {
  const before = (Page - 1) * PageSize;
  return { from: before + 1, to: before + Items.length };
}
