import type { ReactNode } from 'react';
import { Notice } from '@dswine/shared/ui/notice';
import { Pagination } from '@dswine/shared/ui/pagination';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';
import { addressOf, type ListResponse, type ListFilter, type ListName } from './list-filter.ts';
import { ListError, type Retry } from './list-error.tsx';
import { WiderSearch } from './wider-search.tsx';

type Props = {
  of: ListName;
  list: ListResponse | undefined;
  error: RequestFailed | undefined;
  filter: ListFilter;
  retry: Retry;
  cards: ReactNode;
};

export function ListResults({ of, list, error, filter, retry, cards }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const address = (page: number) => addressOf(of, { ...filter, page }, locale);
  if (error) return <ListError of={of} error={error} retry={retry} href={address(1)} />;
  if (!list) return <CardsSkeleton count={9} label={t(`${of}.loading`)} />;
  if (list.Total === 0) return <WiderSearch of={of} filter={filter} wider={list.Wider} />;
  return (
    <>
      {cards}
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={address}
        labels={{
          nav: t(`${of}.pages`),
          previous: t('search.previous'),
          next: t('search.next'),
          page: (page) => t('search.page', { page }),
        }}
      />
    </>
  );
}

/** Says that the results are for a corrected keyword. */
export function CorrectedNotice({
  list,
  keyword,
}: {
  list: ListResponse | undefined;
  keyword: string;
}) {
  const t = useTranslations();
  if (list?.Corrected === undefined) return null;
  return <Notice>{t('search.corrected', { keyword, corrected: list.Corrected })}</Notice>;
}
