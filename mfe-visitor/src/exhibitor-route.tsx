import { NewsOfExhibitor } from './exhibitor-news/news-of-exhibitor.tsx';
import { Page as ExhibitorPage } from './exhibitors/exhibitor-page.tsx';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import { VideosOfExhibitor } from './videos/videos-of-exhibitor.tsx';

export { head } from './exhibitors/exhibitor-page.tsx';

/** An exhibitor's page with what other features have of it: its news, its films, the member's mark. */
export function Page() {
  return (
    <ExhibitorPage
      renderMark={({ Id, Name }) => <FavouriteButton kind="exhibitor" id={Id} name={Name} />}
      more={
        <>
          <NewsOfExhibitor />
          <VideosOfExhibitor />
        </>
      }
    />
  );
}
