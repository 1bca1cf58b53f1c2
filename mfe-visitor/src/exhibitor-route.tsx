import { NewsOfExhibitor } from './exhibitor-news/news-of-exhibitor.tsx';
import { Page as ExhibitorPage } from './exhibitors/exhibitor-page.tsx';
import { VideosOfExhibitor } from './videos/videos-of-exhibitor.tsx';

export { head } from './exhibitors/exhibitor-page.tsx';

/** Composes an exhibitor's page with its press items and videos. */
export function Page() {
  return (
    <ExhibitorPage
      more={
        <>
          <NewsOfExhibitor />
          <VideosOfExhibitor />
        </>
      }
    />
  );
}
