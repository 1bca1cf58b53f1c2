import { join } from 'node:path';
import swagger from '@fastify/swagger';
import { admissionRoutes } from '../admission/admission.routes.ts';
import { applicationRoutes } from '../applications/applications.routes.ts';
import { ownApplicationRoutes } from '../applications/own-applications.routes.ts';
import { placeRoutes } from '../applications/seats.routes.ts';
import { calendarFileRoutes } from '../calendar/calendar-file.routes.ts';
import { calendarRoutes } from '../calendar/calendar.routes.ts';
import { captchaRoutes } from '../captcha/captcha.routes.ts';
import { contactRoutes } from '../contact/contact.routes.ts';
import { classRoutes } from '../classes/classes.routes.ts';
import { deadlineRoutes } from '../deadlines/deadlines.routes.ts';
import { directoryRoutes } from '../directories/directories.routes.ts';
import { downloadRoutes } from '../downloads/downloads.routes.ts';
import { pictureRoutes } from '../picture-routes/picture.routes.ts';
import { editionRoutes, revisionRoute } from '../editions/editions.routes.ts';
import { eventInfoRoutes } from '../event-info/event-info.routes.ts';
import { eventPageRoutes } from '../event-pages/event-pages.routes.ts';
import { exhibitorNewsRoutes } from '../exhibitor-news/exhibitor-news.routes.ts';
import { exhibitorCardRoutes } from '../exhibitors/exhibitor-cards.routes.ts';
import { exhibitorInquiryRoutes } from '../exhibitor-inquiry/exhibitor-inquiry.routes.ts';
import { exhibitorRoutes } from '../exhibitors/exhibitors.routes.ts';
import { floorplanRoutes } from '../floorplan/floorplan.routes.ts';
import { fileRoutes } from '../files/files.routes.ts';
import { fileStorageOf } from '../files/file-storage.ts';
import { favouriteRoutes } from '../favourites/favourites.routes.ts';
import { requireSameOrigin } from '../members/account-calls.ts';
import { kolRoutes } from '../kol/kol.routes.ts';
import { accountRoutes } from '../members/account.routes.ts';
import { authRoutes } from '../members/auth.routes.ts';
import { sessionCookies } from '../members/session-cookies.ts';
import { userRoute } from '../members/user.routes.ts';
import { hotelRoutes } from '../hotels/hotels.routes.ts';
import { inquiryRoutes } from '../inquiry/inquiry.routes.ts';
import { myListRoutes } from '../my-list/my-list.routes.ts';
import { visitCalendarRoutes } from '../my-list/visit-calendar.routes.ts';
import { newsRoutes } from '../news/news.routes.ts';
import { ownSubmissionRoutes } from '../own-submissions/own-submissions.routes.ts';
import { partnerRoutes } from '../partners/partners.routes.ts';
import { photoRoutes } from '../photos/photos.routes.ts';
import { productRoutes } from '../products/products.routes.ts';
import { runBarRoutes } from '../run-bar/run-bar.routes.ts';
import { serviceRoutes } from '../services/services.routes.ts';
import { createSearch } from '../search/live-search.ts';
import { suggestionRoutes } from '../search/suggestions.routes.ts';
import { shuttleRoutes } from '../shuttle/shuttle.routes.ts';
import { shareRoutes } from '../share-pictures/share.routes.ts';
import { reportRoutes } from '../report/report.routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap.routes.ts';
import type { SubmissionDependencies } from '../submissions/create-submission.ts';
import { venueRoutes } from '../venue/venue.routes.ts';
import { visaRoutes } from '../visa/visa.routes.ts';
import type { Database } from '../store/tables.ts';
import { videoRoutes } from '../videos/videos.routes.ts';
import { createApp, type AppOptions } from './app.ts';
import { isLocalSite, isSecureSite } from './cookies.ts';
import { healthRoutes } from './health.routes.ts';
import { openApi } from './open-api.ts';
import type { Organiser } from './organiser.ts';
import { cachePublicResponses } from './public-responses.ts';
import type { Settings } from './settings.ts';
import { showClock } from './show-clock.ts';

export type OrganiserDependencies = AppOptions;

/**
 * The public service: everything that the site may forward. The desk and `/metrics` have separate
 * listeners.
 */
export function createOrganiser({ settings, database, logger }: OrganiserDependencies): Organiser {
  const app = createApp({ settings, logger });
  const cookies = sessionCookies(settings.siteOrigins);
  const secure = isSecureSite(settings.siteOrigins);
  if (!secure && !isLocalSite(settings.siteOrigins))
    logger?.warn(
      { event: 'plain-http', origins: settings.siteOrigins },
      'the site is reached over plain http: session cookies go without Secure and __Secure-; set SITE_ORIGINS to https addresses in production',
    );
  const guards = settings.formGuards ?? true;
  void app.register(
    swagger,
    openApi({ siteUrl: siteUrlOf(settings), sessionCookie: cookies.name }),
  );
  void app.register(async (expo) => publicCalls(expo, database, settings), { prefix: '/api/expo' });
  void app.register(async (calendars) =>
    calendarFileRoutes(calendars, database, siteUrlOf(settings)),
  );
  void app.register(
    async (expo) => {
      revisionRoute(expo, database);
      userRoute(expo, database, cookies);
      captchaRoutes(expo, database);
    },
    { prefix: '/api/expo' },
  );
  void app.register(
    async (expo) => favouriteRoutes(expo, database, cookies, settings.siteOrigins),
    {
      prefix: '/api/expo',
    },
  );
  void app.register(async (expo) => forms(expo, { database, guards }, settings.siteOrigins), {
    prefix: '/api/expo',
  });
  void app.register(
    async (expo) => {
      requireSameOrigin(expo, settings.siteOrigins);
      const tools = { database, guards, now: showClock(settings), cookies, secure };
      applicationRoutes(expo, tools);
      ownApplicationRoutes(expo, tools);
      ownSubmissionRoutes(expo, tools);
    },
    { prefix: '/api/expo' },
  );
  void app.register(async (auth) => authRoutes(auth, database, cookies, settings.siteOrigins), {
    prefix: '/api/auth',
  });
  void app.register(async (auth) => accountRoutes(auth, database, cookies, settings.siteOrigins), {
    prefix: '/api/auth',
  });
  void app.register(async (health) => healthRoutes(health, database, settings.exhibitionCode));
  return app;
}

/** Routes that accept forms from visitors. */
function forms(expo: Organiser, tools: SubmissionDependencies, siteOrigins: string[]): void {
  requireSameOrigin(expo, siteOrigins);
  contactRoutes(expo, tools);
  exhibitorInquiryRoutes(expo, tools);
  inquiryRoutes(expo, tools);
}

function publicCalls(
  expo: Organiser,
  database: Database,
  settings: OrganiserDependencies['settings'],
): void {
  const { dataFolder, siteOrigins, exhibitionCode } = settings;
  const search = createSearch(database);
  // Build the index of the current fair early, so that the first visitor does not wait. Ignore
  // errors: without that edition nobody needs the index.
  expo.addHook('onReady', async () => void search.at(exhibitionCode).catch(() => undefined));
  const storage = fileStorageOf(dataFolder);
  cachePublicResponses(expo, database);
  editionRoutes(expo, database);
  exhibitorRoutes(expo, database, search);
  exhibitorCardRoutes(expo, database, siteOrigins[0] ?? 'http://localhost:3000');
  productRoutes(expo, database, search);
  suggestionRoutes(expo, database, search);
  newsRoutes(expo, database);
  calendarRoutes(expo, database);
  eventPageRoutes(expo, database);
  eventInfoRoutes(expo, database);
  classRoutes(expo, database);
  runBarRoutes(expo, database);
  kolRoutes(expo, database);
  placeRoutes(expo, database, showClock(settings));
  floorplanRoutes(expo, database);
  admissionRoutes(expo, database);
  shuttleRoutes(expo, database);
  pictureRoutes(expo, database);
  shareRoutes(expo, database, join(dataFolder, 'share-pictures'));
  sitemapRoutes(expo, database);
  fileRoutes(expo, storage);
  serviceRoutes(expo, database);
  deadlineRoutes(expo, database, siteUrlOf(settings));
  downloadRoutes(expo, database, storage);
  directoryRoutes(expo, database);
  exhibitorNewsRoutes(expo, database);
  videoRoutes(expo, database, storage);
  venueRoutes(expo, database);
  hotelRoutes(expo, database);
  partnerRoutes(expo, database);
  visaRoutes(expo, database);
  photoRoutes(expo, database, join(dataFolder, 'photos'));
  reportRoutes(expo, database, storage);
  myListRoutes(expo, database);
  visitCalendarRoutes(expo, database, siteOrigins[0] ?? 'http://localhost:3000');
}

const siteUrlOf = ({ siteOrigins }: Pick<Settings, 'siteOrigins'>) =>
  siteOrigins[0] ?? 'http://localhost:3000';
