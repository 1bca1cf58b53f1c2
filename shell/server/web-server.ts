import { createServer } from 'node:http';
import path from 'node:path';
import replyFrom from '@fastify/reply-from';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { verifierFrom } from '../releases/signing.ts';
import { openStore } from '../releases/store.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { reaching } from './api-settings.ts';
import { createBrokenReleases } from './broken-releases.ts';
import { watchComposition, type CompositionWatch } from './composition-watch.ts';
import { watchContent } from './content-watch.ts';
import { createExpoData } from './expo-data.ts';
import { letIn } from './law-settings.ts';
import type { Live } from './live-composition.ts';
import { createMetrics } from './metrics.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCopies } from './page-copies.ts';
import { createPageRedirects } from './page-redirects.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPersonalPages, sendPersonal } from './personal-pages.ts';
import { createReleaseFiles, type ReleaseFile } from './release-files.ts';
import { pageUrl } from './page-url.ts';
import { createRenderPool } from './render-pool.ts';
import { currentRequestId, requestIdHeaders, serverLog, withRequestId } from './server-log.ts';
import type { Settings } from './settings.ts';
import { serveOffline } from './site-files/offline-files.ts';
import { serveSiteFiles } from './site-files/site-files.ts';

const busy = '系統忙碌中，請稍後再試 / Server is busy, please try again later';

/** The web server, apart from its listener, on the signed release store. Rejects with `NothingLive` when there is no composition to serve. */
export async function createWebServer(settings: Settings): Promise<FastifyInstance> {
  const store = openStore(path.join(settings.dataDir, 'store'), verifierFrom(settings.releasePublicKey));
  return webServerOn(settings, {
    watch: (log, onChange) => watchComposition(store, log, onChange),
    releaseFile: createReleaseFiles(store),
  });
}

/** Where the composition and the files of its releases come from. */
export type ReleaseSource = {
  watch: (log: Logger, onChange: (live: Live) => void) => Promise<CompositionWatch>;
  releaseFile: (workspace: string, version: string, file: string) => Promise<ReleaseFile | undefined>;
};

/** The web server on any source of releases. No setting chooses one: the store stands in the code that runs in production. */
export async function webServerOn(settings: Settings, { watch, releaseFile }: ReleaseSource): Promise<FastifyInstance> {
  const log = serverLog(settings.logLevel);
  const metrics = createMetrics();
  const copies = createPageCopies();
  const expoApi = `${settings.organiser.replace(/\/$/, '')}/api/expo/`;
  const data = createExpoData(expoApi);
  const pool = createRenderPool({ threads: settings.threads, limit: settings.renderLimit });
  const watched = await watch(log, ({ revision }) => metrics.composition(revision)).catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  const composition = { ...watched, live: letIn(reaching(watched.live, settings), settings.tagManager) };
  const content = await watchContent(expoApi, settings.exhibitionCode, log, {
    changed: () => data.forget(),
    withdrawn: () => copies.clear(),
  });
  const render = createPageRenderer({ settings, pool, data, broken: createBrokenReleases(), log });
  const pages = createPageAnswers({
    live: composition.live,
    content: content.revision,
    render,
    copies,
    settings,
    log,
    count: metrics.page,
  });

  const personal = createPersonalPages({ live: composition.live, pages, settings });
  const redirect = createPageRedirects({
    settings,
    pageAt: (url) => matchPage(composition.live().composition, url),
  });

  const server = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => currentRequestId() ?? '',
    // Every line names its request already.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies ?? false,
    // An address that cannot be decoded is one that no page has.
    frameworkErrors: (_error, request, reply) => {
      pages.answer(pageUrl('/NotFound', settings.siteUrl)).then(
        (copy) => {
          reply.hijack();
          pages.write(copy, request.raw, reply.raw);
        },
        () => {
          reply.hijack();
          reply.raw.writeHead(400, { 'cache-control': 'no-store' }).end('網址不正確 / The address is not valid.');
        },
      );
    },
    // A kept page is answered before any routing: it decides how many visitors one process can serve.
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (redirect(request, response) || pages.fromMemory(request, response)) return;
        withRequestId(() => handler(request, response));
      }),
  });

  await server.register(replyFrom, {
    base: settings.organiser,
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: 10_000, bodyTimeout: 10_000 },
  });
  // Bodies are passed on as they came: what is wrong with one is for the organiser to say.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const passOn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.from(request.url, {
      // Who is calling, in place of what the caller says of himself: the organiser counts by it.
      rewriteRequestHeaders: ({ ip, host }, headers) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        ...requestIdHeaders(),
      }),
      onError: (failed) => {
        void failed.code(503).header('cache-control', 'no-store').send({ Code: 503, Data: null, Message: busy });
      },
    });
  server.all('/api/*', passOn);
  // Calendars to subscribe to: the organiser writes them.
  server.get('/calendar/*', passOn);

  server.get<{ Params: { workspace: string; version: string; '*': string } }>(
    '/releases/:workspace/:version/*',
    async (request, reply) => {
      const { workspace, version, '*': name } = request.params;
      const file = await releaseFile(workspace, version, name);
      if (!file)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'UnknownRelease', message: `No release has the file ${request.url}.` });
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const encoded = encoding && file[encoding];
      if (encoding && encoded) reply.header('content-encoding', encoding);
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .header('access-control-allow-origin', '*')
        .header('x-content-type-options', 'nosniff')
        .send(encoded ?? file.bytes);
    },
  );

  server.get('/composition.json', (_request, reply) => {
    const live = composition.live();
    return reply
      .header('cache-control', 'no-cache')
      .header('x-composition', String(live.revision))
      .send({
        revision: live.revision,
        releases: live.releases,
        sections: live.composition.sections.map(({ name, version, entry, routes }) => ({
          name,
          version,
          entry,
          paths: routes.map((route) => `/${route.path}`),
        })),
        problems: live.problems,
      });
  });
  serveSiteFiles(server, { settings, live: composition.live, content: content.revision, data, releaseFile });
  serveOffline(server, { settings, live: composition.live, content: content.revision, releaseFile });
  server.get('/healthz', () => ({ alive: true }));
  server.get('/readyz', (_request, reply) => {
    const ready = content.revision() !== '';
    return reply
      .code(ready ? 200 : 503)
      .send({ ready, composition: composition.live().revision, organiser: content.reachable() });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  server.setNotFoundHandler(async (request, reply) => {
    const own = await personal(pageUrl(request.url, settings.siteUrl), request);
    if (own) return sendPersonal(own, request, reply, pages.write);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .send({ error: 'MethodNotAllowed', message: '此網址只接受 GET / This address answers GET only.' });
    const copy = await pages.answer(pageUrl(request.url, settings.siteUrl));
    reply.hijack();
    pages.write(copy, request.raw, reply.raw);
    return undefined;
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      log.error(
        { event: 'request-failed', method: request.method, route: request.routeOptions.url, err: error },
        'a request failed',
      );
    void reply.code(status).header('cache-control', 'no-store');
    // Who makes a call reads an envelope, whoever of the two refuses it.
    if (/^\/api\//i.test(request.url))
      return reply.send({
        Code: status,
        Data: null,
        Message: status === 500 ? busy : '請求不正確 / The request is malformed',
      });
    return reply.send({
      error: status === 500 ? 'InternalServerError' : error.name,
      message: status === 500 ? busy : error.message,
    });
  });
  server.addHook('onClose', async () => {
    composition.stop();
    content.stop();
    await pool.close();
  });
  return server;
}
