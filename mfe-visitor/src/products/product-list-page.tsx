import type { ProductList } from '@dswine/shared/contract/products';
import { ProductCards } from '../search/product-cards.tsx';
import { SearchedList } from '../search/searched-list.tsx';
import { useSyncSearch } from '../search/sync-search.ts';

export { head } from './product-list-head.ts';

/** All products, with keyword search, facets and pagination. */
export function Page() {
  useSyncSearch('products');
  return (
    <SearchedList<ProductList>
      of="products"
      cards={({ Items }) => <ProductCards products={Items} level={2} eager showExhibitor />}
    />
  );
}
