import { systemClock } from '@dswine/shared/process/clock';
import { Type } from 'typebox';
import { Editions } from '../../content/editions/editions.ts';
import { healthRoutes, metricsRoute } from '../../http/metrics.routes.ts';
import { HttpError } from '../../http/responses.ts';
import { createListener, type ListenerOptions } from '../../http/listener.ts';
import type { Organiser } from '../../dependencies.ts';
import { createMeasures } from '../../measures.ts';
import type { Settings } from '../../process/settings.ts';
import { createSitePages, type SitePages } from '../site/site-pages.ts';
import { findRevision } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { createLocalSearch } from './local-search.ts';
import { criteria, operations, type Search, type Searches } from './search.ts';

type SearchAppOptions = ListenerOptions & {
  settings: Pick<Settings, 'exhibitionCode'> & Partial<Pick<Settings, 'webServer'>>;
  database: Database;
  /** By default read from the web server. */
  sitePages?: SitePages;
};

/** How often it looks whether the edition has been imported, in ms. */
const LOOK_EVERY_MS = 500;

/**
 * The search as a service for organisers: `POST /<operation>/<edition>` with criteria as JSON. It
 * answers 503 until the index of the current fair is built, so that they ask another one.
 */
export function createSearchApp({
  settings,
  database,
  logger,
  measures = createMeasures(),
  clock = systemClock,
  sitePages = createSitePages({ settings, clock, logger }),
}: SearchAppOptions): Organiser {
  const { exhibitionCode } = settings;
  // Its clients are organisers, which limit theirs.
  const app = createListener(
    { settings: { ...settings, formGuards: false }, logger, measures, clock },
    'inner',
  );
  const editions = new Editions(database, clock);
  const local = createLocalSearch({ editions, clock, onIndexed: measures.index, sitePages });
  let isPrepared = false;
  /** `/readyz` and the loop below prepare the same search: ready means that it answers. */
  const search: Search = {
    ...local,
    async prepare(edition) {
      await local.prepare(edition);
      isPrepared = true;
    },
  };
  const closing = new AbortController();

  async function prepare(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        if ((await findRevision(database, exhibitionCode)) !== undefined) {
          await search.prepare(exhibitionCode);
          return;
        }
      } catch (error) {
        app.log.error({ err: error }, 'the search index could not be built');
      }
      await clock.sleep(LOOK_EVERY_MS, closing.signal).catch(() => undefined);
    }
  }

  let preparing: Promise<void> | undefined;
  app.addHook('onReady', async () => void (preparing = prepare()));
  app.addHook('onClose', async () => {
    closing.abort();
    await preparing;
  });
  void app.register(async (calls: Organiser) => {
    calls.addHook('onRequest', async () => {
      if (!isPrepared) throw new HttpError(503, '搜尋準備中 / The search is being prepared');
    });
    addCalls(calls, search);
  });
  void app.register(healthRoutes, { database, exhibitionCode, search, clock, writes: false });
  void app.register(metricsRoute, { database, measures });
  return app;
}

function addCalls(app: Organiser, searches: Searches): void {
  const params = Type.Object({ edition: Type.String() });
  for (const operation of operations)
    app.post(
      `/${operation}/:edition`,
      { schema: { params, body: criteria[operation] } },
      (request) => searches[operation](request.params.edition, request.body as never),
    );
}
