import { placeRoutes } from './taking-part/applications/applications.routes.ts';
import { calendarRoutes } from './content/calendar/calendar.routes.ts';
import { deadlineCalendarRoute, deadlineRoute } from './content/deadlines/deadlines.routes.ts';
import { downloadArchiveRoute, downloadRoute } from './content/downloads/downloads.routes.ts';
import { exhibitorCardRoutes } from './content/exhibitors/exhibitor-cards.routes.ts';
import { exhibitorRoutes } from './content/exhibitors/exhibitors.routes.ts';
import { floorplanRoute } from './content/editions/floorplan.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { createShareRoute } from './media/share-pictures/share.routes.ts';
import { visitCalendarRoute, myListRoutes } from './taking-part/my-list/my-list.routes.ts';
import type { ReadRoute } from './content/editions/read-route.ts';
import { openSlotRoutes } from './taking-part/inquiry/inquiry.routes.ts';
import { newsRoutes } from './content/news/news.routes.ts';
import { albumRoutes, createPhotoRoute } from './content/photos/photos.routes.ts';
import { openDataFileRoute, openDataRoute } from './content/open-data/open-data.routes.ts';
import { createPressFiles, pressRoute } from './content/press/press.routes.ts';
import { productRoutes } from './content/products/products.routes.ts';
import { suggestionRoute } from './search/index/suggestions.routes.ts';
import { siteSearchRoute } from './search/site/site-search.routes.ts';
import { sitemapRoute } from './content/sitemap/sitemap.routes.ts';
import { captionRoute, videoRoutes } from './content/videos/videos.routes.ts';
import { archiveRoute, editionPages, plainPages } from './content/pages/plain-pages.ts';
import {
  classRoutes,
  eventPageRoutes,
  eventInfoRoutes,
} from './content/pages/event-pages.routes.ts';
import { exhibitorNewsRoutes } from './content/pages/exhibitor-news.routes.ts';
import { hotelRoute } from './content/pages/hotels.routes.ts';

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
  openDataRoute,
  archiveRoute,
  ...myListRoutes,
  ...openSlotRoutes,
];

/** All calls that return files of an edition, beside the calendars and stored files. */
export const createFileRoutes = (dependencies: Dependencies): ReadRoute[] => [
  ...exhibitorCardRoutes,
  createShareRoute(dependencies),
  deadlineCalendarRoute,
  downloadArchiveRoute,
  captionRoute,
  createPhotoRoute(dependencies),
  ...createPressFiles(dependencies),
  openDataFileRoute,
  visitCalendarRoute,
];
