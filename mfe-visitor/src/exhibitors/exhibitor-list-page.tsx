import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { SearchedList } from '../search/searched-list.tsx';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { useSyncSearch } from '../search/sync-search.ts';

export { head } from './exhibitor-list-head.ts';

/** All exhibitors of the edition, with keyword and booth search, facets and pagination. */
export function Page() {
  useSyncSearch('exhibitors');
  return (
    <SearchedList<ExhibitorList>
      of="exhibitors"
      cards={(items) => <ExhibitorCards exhibitors={items} level={2} eager />}
    />
  );
}
