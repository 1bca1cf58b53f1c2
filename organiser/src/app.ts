import swagger from '@fastify/swagger';
import {
  applicationRoutes,
  ownApplicationRoutes,
} from './taking-part/applications/applications.routes.ts';
import { appointmentRoutes } from './taking-part/appointments/appointments.routes.ts';
import { calendarFiles } from './content/calendar/calendar-file.routes.ts';
import { captchaRoutes } from './http/captcha/captcha.routes.ts';
import { contactRoutes } from './taking-part/contact/contact.routes.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { exhibitorDeadlineRoutes } from './taking-part/exhibitor-deadlines/exhibitor-deadlines.routes.ts';
import { exhibitorInquiryDeskRoutes } from './taking-part/exhibitor-inquiries/exhibitor-inquiries.routes.ts';
import { exhibitorOrderRoutes } from './taking-part/exhibitor-orders/exhibitor-orders.routes.ts';
import { exhibitorDeskRoutes } from './taking-part/exhibitor-desk/exhibitor-desk.routes.ts';
import { exhibitorProfileRoutes } from './taking-part/exhibitor-desk/profile.routes.ts';
import { uploadRoutes } from './taking-part/exhibitor-desk/upload.routes.ts';
import { favouriteListRoutes, favouriteRoutes } from './accounts/favourites/favourites.routes.ts';
import { fileRoutes } from './media/files/files.routes.ts';
import { healthRoutes, metricsRoute } from './http/metrics.routes.ts';
import { createListener, type ListenerOptions } from './http/listener.ts';
import { createMeasures } from './measures.ts';
import { openApi } from './http/open-api.ts';
import { type Organiser, type Dependencies, createDependencies } from './dependencies.ts';
import { cachePublicResponses } from './content/editions/public-responses.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { inquiryRoutes } from './taking-part/inquiry/inquiry.routes.ts';
import {
  authRoutes,
  userRoute,
  deleteRoute,
  loginRoute,
  profileRoutes,
} from './accounts/members/login.routes.ts';
import { registerRoutes, resetRoutes } from './accounts/members/register.routes.ts';
import { notifyRoutes, unsubscribeRoute } from './taking-part/notify/notify.routes.ts';
import { visitorRegistrationRoutes } from './taking-part/visitor-registration/visitor-registration.routes.ts';
import { ownSubmissionRoutes } from './taking-part/own-submissions/own-submissions.routes.ts';
import { preparePicturesOf } from './media/picture-routes/prepare-pictures.ts';
import { pictureRoutes } from './media/picture-routes/picture.routes.ts';
import { revisionRoute } from './content/pages/plain-pages.ts';
import { createFileRoutes, readRoutes } from './read-routes.ts';
import { addReadRoutes } from './content/editions/read-route.ts';
import { type Settings, warnOfPlainHttp } from './process/settings.ts';
import { accreditationRoutes } from './content/press/accreditation.routes.ts';
import type { SitePages } from './search/site/site-pages.ts';
import { teamFormRoutes } from './taking-part/team-forms/team-form.routes.ts';
import type { SiteForms } from './taking-part/team-forms/team-forms.ts';
import type { Database } from './store/tables.ts';

type Feature = (app: Organiser, dependencies: Dependencies) => Promise<void>;
type Hooks = (app: Organiser, dependencies: Dependencies) => void;
type Scope = { prefix: string; hooks?: Hooks; features: Feature[] };

const publicScopes: Scope[] = [
  {
    // Content of an edition: the same for everyone, cached by revision.
    prefix: '/api/expo',
    hooks: cachePublicResponses,
    features: [
      async (app, dependencies) =>
        addReadRoutes(app, dependencies, [...readRoutes, ...createFileRoutes(dependencies)]),
      pictureRoutes,
      fileRoutes,
    ],
  },
  {
    prefix: '',
    hooks: cachePublicResponses,
    features: [async (app, dependencies) => addReadRoutes(app, dependencies, calendarFiles)],
  },
  { prefix: '/api/expo', features: [revisionRoute, userRoute, captchaRoutes, unsubscribeRoute] },
  {
    // What members and visitors send and see of their own: never cached, from the site only.
    prefix: '/api/expo',
    hooks: requireSameOrigin,
    features: [
      favouriteRoutes,
      favouriteListRoutes,
      contactRoutes,
      inquiryRoutes,
      accreditationRoutes,
      teamFormRoutes,
      appointmentRoutes,
      applicationRoutes,
      ownApplicationRoutes,
      ownSubmissionRoutes,
      notifyRoutes,
      visitorRegistrationRoutes,
      exhibitorDeskRoutes,
      exhibitorProfileRoutes,
      uploadRoutes,
      exhibitorDeadlineRoutes,
      exhibitorOrderRoutes,
      exhibitorInquiryDeskRoutes,
    ],
  },
  { prefix: '/api/auth', features: [authRoutes] },
  {
    prefix: '/api/auth',
    hooks: requireSameOrigin,
    features: [registerRoutes, loginRoute, resetRoutes, profileRoutes, deleteRoute],
  },
  { prefix: '', features: [healthRoutes] },
];

export type AppOptions = ListenerOptions & {
  settings: Pick<Settings, 'exhibitionCode' | 'dataFolder'> &
    Partial<
      Pick<
        Settings,
        | 'clockOffset'
        | 'dateBar'
        | 'formRecipients'
        | 'preparePictures'
        | 'purgeUrl'
        | 'purgeToken'
        | 'searchUrls'
        | 'webServer'
      >
    >;
  database: Database;
  sitePages?: SitePages;
  siteForms?: SiteForms;
  /** Pictures are prepared after it, once the site has started. */
  siteStarted?: Promise<unknown> | undefined;
};

/** The public service. The desk and `/metrics` have separate listeners. */
export function createOrganiser(options: AppOptions): Organiser {
  const dependencies = createDependencies(options);
  const { search, exhibitionCode } = dependencies;
  warnOfPlainHttp(options.settings.siteOrigins, options.logger);
  const app = createListener(options);
  void app.register(swagger, openApi(dependencies));
  for (const { prefix, hooks, features } of publicScopes)
    void app.register(
      named(`public ${prefix}`, async (scope: Organiser) => {
        hooks?.(scope, dependencies);
        // Called, not registered: they need no scopes of their own.
        for (const feature of features) await feature(scope, dependencies);
      }),
      { prefix },
    );
  // Build the index of the current fair early, so that the first visitor does not wait. Ignore
  // errors: without that edition nobody needs the index.
  app.addHook('onReady', async () => {
    void search.prepare(exhibitionCode).catch(() => undefined);
    // Reads thousands of files, which the first visitor should not wait for either.
    dependencies.pictures.list(exhibitionCode);
  });
  if (options.settings.preparePictures) preparePictures(app, dependencies, options);
  return app;
}

function preparePictures(
  app: Organiser,
  dependencies: Dependencies,
  { logger, siteStarted }: AppOptions,
): void {
  const stopping = new AbortController();
  let preparing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    void Promise.resolve(siteStarted).then(() => {
      const edition = dependencies.exhibitionCode;
      preparing = preparePicturesOf({ ...dependencies, edition, logger }, stopping.signal);
    });
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await preparing;
  });
}

/** The staff desk on a separate listener, so that no proxy in front of the API can reach it. */
export function createDesk(options: AppOptions): Organiser {
  const dependencies = createDependencies(options);
  const app = createListener(options, 'inner');
  app.get('/', (_request, reply) => reply.redirect('/desk', 303));
  const plugin = named('desk', async (scope: Organiser) => deskRoutes(scope, dependencies));
  void app.register(plugin, { prefix: '/desk' });
  return app;
}

/** `/metrics` on a separate listener, so that the public port does not expose metrics. */
export function createMetrics(options: AppOptions): Organiser {
  const { database, measures = createMeasures(), clock } = options;
  const app = createListener({ ...options, measures: undefined }, 'inner');
  void app.register(metricsRoute, { database, measures, clock });
  return app;
}

/**
 * Fastify looks for the name of a plugin without one in the whole module cache, which takes most of
 * a start in Jest.
 */
function named<Plugin extends object>(name: string, plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
