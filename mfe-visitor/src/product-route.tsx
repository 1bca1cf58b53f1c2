import { FavouriteButton } from './favourites/favourite-button.tsx';
import { Page as ProductPage } from './products/product-page.tsx';

export { head } from './products/product-page.tsx';

/** Composes a product's page with the favourite button. */
export function Page() {
  return (
    <ProductPage
      renderFavouriteButton={({ Id, Name }) => (
        <FavouriteButton kind="product" id={Id} name={Name} />
      )}
    />
  );
}
