import { NewsOfExhibitor } from './exhibitor-news/news-of-exhibitor.tsx';
import { Page as ExhibitorPage } from './exhibitors/exhibitor-page.tsx';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import { VideosOfExhibitor } from './videos/videos-of-exhibitor.tsx';

export { head } from './exhibitors/exhibitor-page.tsx';

/** Composes an exhibitor's page with its press items, videos and the favourite button. */
export function Page() {
  return (
    <ExhibitorPage
      renderFavouriteButton={({ Id, Name }) => (
        <FavouriteButton kind="exhibitor" id={Id} name={Name} />
      )}
      more={
        <>
          <NewsOfExhibitor />
          <VideosOfExhibitor />
        </>
      }
    />
  );
}
