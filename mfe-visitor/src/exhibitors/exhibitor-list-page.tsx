import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { SearchedList } from '../search/searched-list.tsx';
import { AddAllButton } from './add-all-button.tsx';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { useSyncSearch } from '../search/sync-search.ts';

export { head } from './exhibitor-list-head.ts';

/** All exhibitors of the edition, with keyword and booth search, facets and pagination. */
export function Page() {
  useSyncSearch('exhibitors');
  return (
    <SearchedList<ExhibitorList>
      of="exhibitors"
      cards={(list, filter) => (
        <>
          <AddAllButton key={JSON.stringify(filter)} list={list} filter={filter} />
          <ExhibitorCards exhibitors={list.Items} level={2} eager />
        </>
      )}
    />
  );
}
