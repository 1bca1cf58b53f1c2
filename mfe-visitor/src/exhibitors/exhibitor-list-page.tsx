import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { usePageData, useWords } from '@dswine/shared/section/runtime';
import styles from './exhibitor-list-page.module.scss';

export function Page() {
  const t = useWords();
  const { data } = usePageData<ExhibitorList>('exhibitors');
  return <div className={styles.page}><h1>{t('exhibitors.title')}</h1><p>{data?.Total}</p></div>;
}

export function head({ t }: HeadContext): Head {
  return { title: t('exhibitors.title'), description: t('exhibitors.title') };
}
