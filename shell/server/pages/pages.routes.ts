import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { variantKind } from '../composition/variant-source.ts';
import { sendEnvelope } from '../errors/errors.ts';
import { acceptForms } from '../http/form-body.ts';
import { describeResponse } from '../http/page-labels.ts';
import { pageUrl } from '../http/page-url.ts';
import { isProxied } from '../http/proxy-target.ts';
import type { CachedPage } from './page-cache.ts';
import { labelsOf } from './page-dependencies.ts';
import { createPageHandler, sendPage } from './page-handler.ts';
import { createPageRedirects } from './page-redirects.ts';
import { createPersonalPages, sendPersonal } from './personal-pages.ts';
import { createVariantPages } from './variant-pages.ts';
import { pageRequest } from '../rendering/render-request.ts';
import type { Settings } from '../settings/settings.ts';
import type { Variants } from '../variants/variants.ts';

type Options = Omit<Parameters<typeof createPageHandler>[0], 'settings' | 'live' | 'canary'> & {
  settings: Settings;
  live: () => Live;
  variants?: Pick<Variants, 'of' | 'canary'> | undefined;
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
  const { settings, live, variants } = options;
  const common = { ...options, canary: () => variants?.canary.mark() };
  const handler = createPageHandler(common);
  const pages = createVariantPages({
    ...{ variants, live, handler },
    createHandler: (shown, cache) => createPageHandler({ ...common, live: shown, cache }),
    personal: createPersonalPages({
      // A newer composition may follow one of the store.
      newest: (matched) => (variantKind(matched.revision) ? matched : live()),
      pages: handler,
      settings,
    }),
  });
  const requestFor = (url: URL) => pageRequest(live(), url);
  const redirects = createPageRedirects({ settings, pageAt: (url) => requestFor(url).page });

  async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    if (redirects.toCanonical(request.raw, reply.raw)) return reply.hijack();
    const url = pageUrl(request.url, settings.siteUrl);
    describeResponse(reply.raw, labelsOf(live(), requestFor(url).page));
    const response = await pages.respond(url, request);
    if (response) return sendPersonal(response, request, reply);
    return reply.code(405).header('allow', 'GET, HEAD').send({
      error: 'MethodNotAllowed',
      message: '此網址只接受 GET / This address answers GET only.',
    });
  }

  return {
    clear: () => [options.cache, pages].forEach((one) => one.clear()),
    serveFast: (request, response) =>
      redirects.toTokenless(request, response) ||
      redirects.toLocale(request, response) ||
      pages.serveCached(request, response),
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

function send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): undefined {
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
}
