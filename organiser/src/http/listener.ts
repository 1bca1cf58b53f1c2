import cookie from '@fastify/cookie';
import { hostProblem, refuseClient, watchClients } from '@dswine/shared/process/client-connections';
import type { Clock } from '@dswine/shared/process/clock';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { limitClients } from './rate-limits.ts';
import { HttpError } from './responses.ts';
import { handleErrors, handleFrameworkError } from './error-handler.ts';
import { cleanIncomingText } from './incoming-text.ts';
import { compileLazily } from './lazy-compilers.ts';
import { observeRequests, requestIds, trustedHeaders } from './observe-requests.ts';
import type { Organiser } from '../dependencies.ts';
import type { Measures } from '../measures.ts';
import { type Settings, isSecureSite } from '../process/settings.ts';

export type ListenerOptions = {
  settings: Pick<Settings, 'siteOrigins' | 'trustedProxies'> &
    Partial<Pick<Settings, 'formGuards' | 'limitFactor' | 'internalHosts'>>;
  logger?: FastifyBaseLogger | undefined;
  measures?: Measures | undefined;
  /** The clock of the machine by default. */
  clock?: Clock | undefined;
};

/** Deadlines for a client's request, in ms. Fastify disables `requestTimeout` by default. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_EVERY_MS = 2000;
/** Idle connections are closed after this time, in ms. */
const IDLE_MS = 120_000;

/**
 * Creates the base of every listener of the service: limits, error envelopes and log lines. An
 * inner one is for staff, monitoring and organisers, and refuses what another site's page may send.
 */
export function createListener(
  { settings, logger, measures }: ListenerOptions,
  reach: 'public' | 'inner' = 'public',
): Organiser {
  const trusted = trustedHeaders(settings.trustedProxies);
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    clientErrorHandler: refuseClient,
    // Fastify's request log contains URLs with search terms, and the client's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trusted),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: handleFrameworkError,
    forceCloseConnections: 'idle',
    // What still arrives on open connections is answered, and closes them.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    // Trust forwarded addresses only from proxies on this machine or in a private network.
    trustProxy: settings.trustedProxies,
  }).withTypeProvider<TypeBoxTypeProvider>();
  watchClients(app.server);
  const factor = settings.limitFactor ?? 1;
  app.decorate('protection', { secure: isSecureSite(settings.siteOrigins), factor });
  observeRequests(app, trusted, measures);
  void app.register(cookie);
  compileLazily(app);
  handleErrors(app);
  const names = reach === 'inner' ? (settings.internalHosts ?? []) : undefined;
  app.addHook('onRequest', async ({ raw }) => {
    const problem = hostProblem(raw, names);
    if (problem) throw new HttpError(problem.status, problem.message);
  });
  limitClients(app, { factor, guards: settings.formGuards ?? true });
  cleanIncomingText(app);
  dropEmptyParameters(app);
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  return app;
}

/** Drops empty parameters, which forms send too. Only `Lang` must be valid if it is present. */
function dropEmptyParameters(app: Organiser): void {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, string | string[] | undefined>;
    for (const [name, value] of Object.entries(query)) {
      if (name === 'Lang') continue;
      if (Array.isArray(value)) query[name] = value.filter((part) => part !== '');
      else if (value?.trim() === '') delete query[name];
    }
  });
}
