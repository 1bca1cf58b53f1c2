import type { IncomingMessage } from 'node:http';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isServerPath } from '@dswine/shared/contract/releases';
import { refuseClient } from '@dswine/shared/process/client-connections';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { showOffset } from '@dswine/shared/process/show-clock';
import { currentRequestId } from '@dswine/shared/tracing/request-context';
import { recordedSpan } from '@dswine/shared/tracing/spans';
import {
  createCompositionFiles,
  createCompositionFinder,
} from './composition/earlier-compositions.ts';
import type { ReleaseSource } from './composition/release-source.ts';
import { dateBarRoutes } from './date-bar.routes.ts';
import { serveDevice } from './device.routes.ts';
import { errorReportRoutes } from './error-reports/error-reports.routes.ts';
import { createErrorReports } from './error-reports/error-reports.ts';
import { createRecentViews } from './error-reports/recent-views.ts';
import { createReportLog } from './error-reports/report-log.ts';
import { handleErrors } from './errors/errors.ts';
import { createHttpServer } from './http/connections.ts';
import { observeRequests } from './http/observe-requests.ts';
import { serverLog } from './http/server-log.ts';
import { serveListMark } from './list-mark.routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchContent } from './organiser/content-watch.ts';
import { createExpoData } from './organiser/expo-data.ts';
import { proxyRoutes } from './organiser/proxy.routes.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createPages } from './pages/pages.routes.ts';
import { releaseFileRoutes } from './release-files.routes.ts';
import { createCircuitBreaker } from './rendering/circuit-breaker.ts';
import { processDataOf } from './rendering/render-page.ts';
import { createRenderPool, poolOptions } from './rendering/render-pool.ts';
import type { Settings } from './settings/settings.ts';
import { serveOffline } from './site-files/offline-files.ts';
import { serveSiteFiles } from './site-files/site-files.ts';
import { statusRoutes } from './status.routes.ts';
import { assignCohort, readPreviewCookie } from './variants/audience.ts';
import type { BrowserView } from './variants/canary-watch.ts';
import { previewRoutes } from './variants/preview.routes.ts';
import { createVariants } from './variants/variants.ts';

type Options = {
  metrics?: Metrics;
  clock?: Clock;
  /** The address of an organiser that is still starting, instead of that in the settings. */
  organiser?: Promise<string> | undefined;
};

/**
 * Creates the web server on a source of releases: the signed store, or the builds in development.
 * The caller starts listening.
 * @throws {NothingLiveError} when there is no composition to serve.
 */
export async function webServerOn(
  known: Settings,
  source: ReleaseSource,
  { clock = systemClock, metrics = createMetrics(), organiser }: Options = {},
): Promise<FastifyInstance> {
  const log = serverLog(known.logLevel);
  const { releaseFiles } = source;
  const releaseFile = releaseFiles.find;
  const started = await startPages({ known, organiser, source, metrics, log, clock });
  const { settings, live, state, isWarm, content, data, pages, variants, find, errorReports } =
    started;
  const observed = {
    settings,
    enter: (request: IncomingMessage) => assignCohort(request, settings),
    serveFast: pages.serveFast,
    record: metrics.request,
    viewed: variants?.canary.viewed,
  };
  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => currentRequestId() ?? '',
    // The logger adds the request id to every line already.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    // What still arrives on open connections is answered, and closes them.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies ?? false,
    frameworkErrors: pages.malformed,
    clientErrorHandler: refuseClient,
    serverFactory: (handler) =>
      createHttpServer(settings, observeRequests({ ...observed, handler })),
  });
  server.addHook('onRoute', ({ url }) => assertOwnPath(url));
  server.addHook('onClose', started.close);
  handleErrors(server, { settings, live, log });
  const canary = variants?.canary.shown;
  await server.register(statusRoutes, { live, state, content, isWarm, canary });
  await server.register(proxyRoutes, { settings });
  // Another server may have opened the preview whose files a browser wants.
  server.addHook('onRequest', async ({ url, headers }) => {
    if (url.startsWith('/releases/compositions/'))
      await variants?.preview(readPreviewCookie(headers));
  });
  if (variants) await server.register(previewRoutes, { variants, live, settings, clock });
  await server.register(errorReportRoutes, { errorReports, clock });
  const findCompositionFile = createCompositionFiles(live, find);
  await server.register(releaseFileRoutes, { releaseFiles, findCompositionFile });
  serveSiteFiles(server, { settings, live, content: content.revision, data, releaseFile });
  serveDevice(server);
  serveListMark(server, settings);
  serveOffline(server, { settings, live, content: content.revision, releaseFile });
  if (settings.dateBar)
    await server.register(dateBarRoutes, { settings, clock, onChanged: () => data.forget() });
  await server.register(pages.routes);
  server.setNotFoundHandler(pages.notFound);
  return server;
}

/** Grants leave these paths to the web server. Only pages are anywhere else. */
function assertOwnPath(url: string): void {
  if (url === '/*' || isServerPath(url)) return;
  throw new Error(`${url} is not in RESERVED_PATHS: a section could be granted the same path.`);
}

type Start = {
  known: Settings;
  organiser: Promise<string> | undefined;
  source: ReleaseSource;
  metrics: Metrics;
  log: Logger;
  clock: Clock;
};

/** Starts what pages are made with, and watches the composition and the content. */
// eslint-disable-next-line max-lines-per-function -- puts parts together
async function startPages({ known, organiser, source, metrics, log, clock }: Start) {
  // Start the processes of a new composition at once, not with its first request.
  let onChange: () => unknown = () => undefined;
  const composition = await source.watch(() => setImmediate(() => onChange()));
  const pool = createRenderPool({
    options: poolOptions(known),
    process: processDataOf(known),
    log,
    clock,
    onRendered: metrics.rendered,
    onWarm: () => onChange(),
  });
  const live = pool.follow(composition.live, { waits: source.waitsForThreads });
  const state = () => {
    const loaded = composition.state();
    return { ...loaded, problems: [...loaded.problems, ...pool.problems()] };
  };
  const { leftOut, state: poolState } = pool;
  metrics.watch({ state, served: live, leftOut, pool: poolState, expiresAt: source.expiresAt });
  const variants =
    source.variants && createVariants({ source: source.variants, pool, live, log, clock });
  const find = createCompositionFinder({
    read: source.composition,
    shown: (revision) => (live().revision === revision ? live() : variants?.composition(revision)),
    newest: () => live().revision,
    clock,
  });
  const reportLog = createReportLog({
    storage: source.reports,
    clock,
    onError: ({ message: error }) =>
      log.warn({ event: 'error-reports-failed', error }, 'error reports could not be stored'),
  });
  const views = createRecentViews(clock);
  const viewed = (view: BrowserView) => {
    views.add(view.revision);
    variants?.canary.reported(view);
  };
  const errorReports = createErrorReports({ metrics, log: reportLog, live, find, viewed });
  /** Publishers wait for what visitors get, which is not yet what was loaded last. */
  const report = () => {
    const { revision, problems } = live();
    const { rejected } = composition.state();
    source.reporter?.report({ revision, problems, rejected, views: views.recent });
  };
  report();
  onChange = () => {
    report();
    errorReports.noteProblems(state());
  };

  const settings = organiser ? { ...known, organiser: await organiser } : known;
  const expoApi = `${settings.organiser.replace(/\/$/, '')}/api/expo/`;
  const data = createExpoData(expoApi, { onCall: metrics.called, clock });
  const content = await watchContent({
    base: expoApi,
    exhibitionCode: settings.exhibitionCode,
    log,
    clock,
    onChanged: () => data.forget(),
    onWithdrawn: () => pages.clear(),
  });
  const offset = showOffset({ ...settings, folder: settings.dataDir });
  const pages = createPages({
    settings,
    live,
    variants,
    // Pages of another date are outdated.
    content: settings.dateBar ? () => `${content.revision()} ${offset()}` : content.revision,
    render: createPageRenderer({
      ...{ settings, showOffset: offset, pool, data, log, clock },
      breaker: createCircuitBreaker(clock),
      onFailed: errorReports.failedRender,
    }),
    cache: createPageCache(),
    log,
    clock,
    count(from, status) {
      metrics.page(from, status);
      recordedSpan()?.setAttribute('dswine.page.from', from);
    },
  });
  async function close() {
    content.stop();
    variants?.close();
    composition.stop();
    await Promise.all([source.reporter?.stop(), reportLog.close(), pool.close()]);
  }
  const isWarm = pool.isReady;
  return {
    ...{ settings, live, state, isWarm, content, data, pages, variants, find, errorReports },
    close,
  };
}
