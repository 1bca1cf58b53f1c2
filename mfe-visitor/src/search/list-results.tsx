import type { ReactNode } from 'react';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { Notice } from '@dswine/shared/ui/notice';
import { Pagination } from '@dswine/shared/ui/pagination';
import { ShortenedNotice } from '@dswine/shared/ui/shortened-notice';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, type ListResponse, type ListFilter, type ListName } from './list-filter.ts';
import styles from './searched-list.module.scss';
import { WiderSearch } from './wider-search.tsx';

type Props = { of: ListName; list: ListResponse; filter: ListFilter; cards: ReactNode };

export function ListResults({ of, list, filter, cards }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const sponsored = list.Items.filter(({ SearchPriority }) => SearchPriority).length;
  if (list.Total === 0) return <WiderSearch of={of} filter={filter} wider={list.Wider} />;
  return (
    <>
      {cards}
      <p className={styles.onPlan}>
        <BoothsOnPlanLink
          booths={list.Booths ?? list.Items.flatMap(({ Booths }) => Booths)}
          isPage={list.PageCount > 1 && !list.Booths}
        />
      </p>
      {sponsored > 0 ? (
        <p className={styles.sponsored}>{t('search.sponsored', { count: sponsored })}</p>
      ) : null}
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={(page) => addressOf(of, { ...filter, page }, locale)}
        label={t(`${of}.pages`)}
      />
    </>
  );
}

/** Says that a keyword was shortened, or that the results are for a corrected one. */
export function KeywordNotices({
  list,
  keyword,
}: {
  list: ListResponse | undefined;
  keyword: string;
}) {
  const t = useTranslations();
  return (
    <>
      <ShortenedNotice text={keyword} />
      {list?.Corrected === undefined ? null : (
        <Notice>{t('search.corrected', { keyword, corrected: list.Corrected })}</Notice>
      )}
    </>
  );
}
