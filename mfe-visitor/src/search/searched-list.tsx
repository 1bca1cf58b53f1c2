import { withShowYear } from '@dswine/shared/fair/show/show-year';
import type { ReactNode } from 'react';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { FilterSheetButton } from '@dswine/shared/ui/filter-sheet';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ChosenFilters } from './chosen-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { filterPanel } from './filter-panel.ts';
import {
  addressOf,
  choicesOf,
  facetNames,
  listNames,
  filterOf,
  wholeList,
  type ListFilter,
  type ListResponse,
  type ListName,
} from './list-filter.ts';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useListStates } from './list-states.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { KeywordNotices, ListResults } from './list-results.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './searched-list.module.scss';
import { SortLinks } from './sort-links.tsx';

type Props<List extends ListResponse> = {
  of: ListName;
  cards: (list: List, filter: ListFilter) => ReactNode;
};

/** A list with search, facets, sorting and pagination. The URL holds all of its state. */
export function SearchedList<List extends ListResponse>({ of, cards }: Props<List>) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const title = withShowYear(t(`${of}.title`), edition);
  const filter = filterOf(useSlot());
  const query = usePageData<List>(of);
  const { data } = query;
  const searchKey = JSON.stringify([filter.type, filter.keyword, filter.booth]);
  const search = useRestoreFocus<HTMLDivElement>(searchKey);
  return (
    <PageLayout
      className={styles.page}
      results="results"
      kicker={t(`${of}.kicker`)}
      title={title}
      lead={t(`${of}.lead`)}
    >
      <div className={styles.tabs}>
        <Tabs
          label={t('search.lists')}
          items={[
            ...listNames.map((name) => ({
              href: addressOf(name, { ...wholeList, keyword: filter.keyword }, locale),
              label: t(`${name}.tab`),
              current: name === of,
            })),
            { href: paths.myList(locale), label: t('myList.title') },
          ]}
        />
      </div>
      <div className={styles.search} ref={search.container} onSubmit={search.onSubmit}>
        <SearchForm key={searchKey} of={of} filter={filter}>
          {data && data.Total > 0 ? <FilterButton chosen={filter.chosen} /> : null}
        </SearchForm>
      </div>
      <div className={styles.split}>
        {data ? <FacetPanel of={of} filter={filter} list={data} /> : null}
        <div className={styles.results} id="results" tabIndex={-1}>
          <div className={styles.line}>
            <ResultCount of={of} list={data} failed={query.error !== undefined} />
            {data && data.Total > 1 ? <SortLinks of={of} filter={filter} /> : null}
          </div>
          <ChosenFilters choices={choicesOf(of, filter, locale, data)} all={paths[of](locale)} />
          <KeywordNotices list={data} keyword={filter.keyword} />
          <div className={styles.found}>
            <QueryState
              {...useListStates(of)}
              query={query}
              skeleton={<CardsSkeleton count={9} label={t(`${of}.loading`)} />}
            >
              {(list) => (
                <ListResults of={of} list={list} filter={filter} cards={cards(list, filter)} />
              )}
            </QueryState>
          </div>
        </div>
      </div>
    </PageLayout>
  );
}

function FilterButton({ chosen }: { chosen: ListFilter['chosen'] }) {
  const count = facetNames.reduce((sum, name) => sum + chosen[name].length, 0);
  return <FilterSheetButton id={filterPanel} chosen={count} />;
}
