import { placeRoutes } from './applications/seats.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { deadlineRoute } from './deadlines/deadlines.routes.ts';
import { downloadRoute } from './downloads/downloads.routes.ts';
import { exhibitorRoutes } from './exhibitors/exhibitors.routes.ts';
import { floorplanRoute } from './floorplan/floorplan.routes.ts';
import type { ReadRoute } from './content/read-route.ts';
import { openSlotRoutes } from './inquiry/inquiry.routes.ts';
import { myListRoutes } from './my-list/my-list.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { albumRoutes } from './photos/photos.routes.ts';
import { pressRoute } from './press/press.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { suggestionRoute } from './search/suggestions.routes.ts';
import { siteSearchRoute } from './site-search/site-search.routes.ts';
import { sitemapRoute } from './sitemap/sitemap.routes.ts';
import { videoRoutes } from './videos/videos.routes.ts';
import { archiveRoute } from './pages/archive.routes.ts';
import { classRoutes } from './pages/classes.routes.ts';
import { editionPages } from './pages/editions.routes.ts';
import { eventInfoRoutes } from './pages/event-info.routes.ts';
import { eventPageRoutes } from './pages/event-pages.routes.ts';
import { exhibitorNewsRoutes } from './pages/exhibitor-news.routes.ts';
import { hotelRoute } from './pages/hotels.routes.ts';
import { plainPages } from './pages/plain-pages.ts';

/** All calls that return content of an edition as JSON. */
export const readRoutes: readonly ReadRoute[] = [
  ...editionPages,
  ...exhibitorRoutes,
  ...productRoutes,
  suggestionRoute,
  siteSearchRoute,
  ...newsRoutes,
  ...calendarRoutes,
  ...eventPageRoutes,
  ...eventInfoRoutes,
  ...classRoutes,
  ...placeRoutes,
  floorplanRoute,
  ...plainPages,
  sitemapRoute,
  deadlineRoute,
  downloadRoute,
  ...exhibitorNewsRoutes,
  ...videoRoutes,
  hotelRoute,
  ...albumRoutes,
  pressRoute,
  archiveRoute,
  ...myListRoutes,
  ...openSlotRoutes,
];
