import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/paths';
import { NoData } from '@dswine/shared/look/no-data';
import { Pagination } from '@dswine/shared/look/pagination';
import { CardsSkeleton } from '@dswine/shared/look/skeleton';
import { useSite, useWords, type RequestFailed } from '@dswine/shared/section/runtime';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { ExhibitorsFailed, type Retry } from './exhibitors-failed.tsx';

type Props = {
  list: ExhibitorList | undefined;
  error: RequestFailed | undefined;
  /** The address of a page of this list. */
  address: (page: number) => string;
  retry: Retry;
};

export function ExhibitorResults({ list, error, address, retry }: Props) {
  const t = useWords();
  const { locale } = useSite();
  if (error) return <ExhibitorsFailed error={error} retry={retry} href={address(1)} />;
  if (!list) return <CardsSkeleton count={9} label={t('exhibitors.loading')} />;
  if (list.Total === 0)
    return (
      <NoData
        title={t('empty.title')}
        text={t('empty.text')}
        href={paths.exhibitors(locale)}
        hrefLabel={t('empty.all')}
      />
    );
  return (
    <>
      <ExhibitorCards exhibitors={list.Items} level={2} eager />
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={address}
        labels={{
          nav: t('exhibitors.pages'),
          previous: t('exhibitors.previous'),
          next: t('exhibitors.next'),
          page: (page) => t('exhibitors.page', { page }),
        }}
      />
    </>
  );
}
