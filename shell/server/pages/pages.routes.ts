import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEnvelope } from '../errors/errors.ts';
import { acceptForms } from './form-body.ts';
import { isLiveRevision } from '../composition/canary-source.ts';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { CachedPage } from './page-cache.ts';
import { createPageHandler, type PageHandler } from './page-handler.ts';
import { describeResponse } from '../http/page-labels.ts';
import { labelsOf } from './page-dependencies.ts';
import { createPageRedirects } from './page-redirects.ts';
import { pageUrl } from '../http/page-url.ts';
import { createPersonalPages, sendPersonal } from './personal-pages.ts';
import { isProxied } from '../http/proxy-target.ts';
import { readerOf } from './reader.ts';
import { pageRequest, type PageRequest } from '../rendering/render-request.ts';
import { createCanaryPages, type CanaryPages } from './canary-pages.ts';
import { sendPage } from './send-page.ts';
import { createPreviewPages } from './preview-pages.ts';
import { readPreviewCookie } from '../previews/preview-cookie.ts';
import type { Previews } from '../previews/previews.ts';
import type { Settings } from '../settings/settings.ts';

type Options = Omit<Parameters<typeof createPageHandler>[0], 'settings' | 'live' | 'canary'> & {
  settings: Settings;
  live: () => Live;
  previews?: Pick<Previews, 'of'> | undefined;
  canary?: Pick<CanaryWatch, 'shown' | 'mark' | 'isNamed'> | undefined;
};

export type Pages = {
  /** Serves redirects and cached pages before routing; this path determines throughput. */
  serveFast: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Empties the caches. Called when a record was withdrawn, because any page may show it. */
  clear: () => void;
  /** `/*`: all pages, and forms submitted without JavaScript. */
  routes: (server: FastifyInstance) => Promise<void>;
  /** Handles unmatched URLs and methods. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Handles URLs that the router cannot decode. No route matched, so no error handler runs. */
  malformed: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
};

export function createPages(options: Options): Pages {
  const { settings, live } = options;
  const common = { ...options, canary: () => options.canary?.mark() };
  const handler = createPageHandler(common);
  const canaryPages = createCanaryPages({
    ...{ canary: options.canary, live, handler },
    createHandler: (shown, cache) => createPageHandler({ ...common, live: shown, cache }),
  });
  const requestFor = (url: URL) => pageRequest(live(), url);
  const { personalPage, previewPage } = createOwnPages({ settings, live, handler, canaryPages });
  const redirects = createPageRedirects({ settings, pageAt: (url) => requestFor(url).page });

  async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    if (redirects.toCanonical(request.raw, reply.raw)) return reply.hijack();
    const url = pageUrl(request.url, settings.siteUrl);
    const composition = canaryPages.liveFor(request.raw);
    const page = { ...pageRequest(composition, url), ...readerOf(request) };
    describeResponse(reply.raw, labelsOf(page.live, page.page));
    const preview = await options.previews?.of(request.headers);
    const response = await (preview
      ? previewPage(preview, url, request)
      : personalPage(page, request));
    if (response) return sendPersonal(response, request, reply);
    if (!isRead(request))
      return reply.code(405).header('allow', 'GET, HEAD').send({
        error: 'MethodNotAllowed',
        message: '此網址只接受 GET / This address answers GET only.',
      });
    return send(await canaryPages.pageFor(page, request.raw), request, reply);
  }

  return {
    clear: () => [options.cache, canaryPages].forEach((one) => one.clear()),
    serveFast: (request, response) =>
      redirects.toTokenless(request, response) ||
      redirects.toLocale(request, response) ||
      (readPreviewCookie(request.headers) === undefined &&
        canaryPages.serveCached(request, response)),
    async routes(server) {
      acceptForms(server);
      server.all('/*', handlePage);
    },
    notFound: handlePage,
    malformed(_error, request, reply) {
      if (isProxied(request.url)) return void sendEnvelope(reply, 400, 'malformed');
      handler.pageFor(requestFor(pageUrl('/NotFound', settings.siteUrl))).then(
        (page) => send(page, request, reply),
        () => sendEnvelope(reply, 400, 'malformed'),
      );
    },
  };
}

type OwnPages = Pick<Options, 'settings' | 'live'> & {
  handler: PageHandler;
  canaryPages: Pick<CanaryPages, 'withFallback'>;
};

/** Pages for one reader: personal ones, answers to forms, and previews. */
function createOwnPages({ settings, live, handler, canaryPages }: OwnPages) {
  // A newer composition may follow one of the store.
  const newest = (matched: Live) => (isLiveRevision(matched.revision) ? live() : matched);
  const personal = createPersonalPages({ newest, pages: handler, settings });
  const previewPage = createPreviewPages({
    live,
    async respond(composition, url, request) {
      const page = { ...pageRequest(composition, url), ...readerOf(request) };
      const response = await personal(page, request);
      return (
        response ?? (isRead(request) ? { page: await handler.renderFor(page, 200) } : undefined)
      );
    },
  });

  /** A form that was sent is not sent again. */
  async function personalPage(page: PageRequest, request: FastifyRequest) {
    const first = await personal(page, request);
    if (!first || !('page' in first) || !isRead(request)) return first;
    const respond = async (asked: PageRequest) => {
      const response = asked === page ? first : await personal(asked, request);
      return response && 'page' in response ? response.page : handler.pageFor(asked);
    };
    return { page: await canaryPages.withFallback(page, respond) };
  }

  return { personalPage, previewPage };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): undefined {
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
}
