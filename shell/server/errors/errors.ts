import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isWellFormedQuery } from '@dswine/shared/fair/addresses/well-formed-query';
import { fallbackErrorPage, texts } from './fallback-error-page.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { failureOf } from '../http/observe-requests.ts';
import { isProxied } from '../http/proxy-target.ts';
import type { Settings } from '../settings/settings.ts';

/** A URL with an invalid percent-escape, or with a path that servers interpret differently. */
export class MalformedUrlError extends Error {
  override name = 'MalformedUrlError';
  readonly statusCode = 400;
}

type ErrorPageSource = Pick<Live, 'shellFiles' | 'contentSecurityPolicy'>;
type Options = {
  settings: Pick<Settings, 'siteUrl'>;
  live: () => ErrorPageSource;
  log: Logger;
};

/**
 * Responds to every error in both languages, also of what ran before routing: a JSON envelope for
 * the API, HTML for pages.
 */
export function handleErrors(server: FastifyInstance, { settings, live, log }: Options): void {
  server.addHook('onRequest', async ({ url, raw }) => {
    const failure = failureOf(raw);
    if (failure) throw failure;
    if (!isWellFormedQuery(url)) throw new MalformedUrlError(messageOf('malformed'));
  });

  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
    if (status === 500) logFailure(log, request, error);
    const reason = reasonOf(status, error);
    if (isProxied(request.url)) return sendEnvelope(reply, status, reason);
    return sendErrorPage(reply.code(status), { live: live(), siteUrl: settings.siteUrl, reason });
  });
}

export function sendErrorPage(
  reply: FastifyReply,
  { live, siteUrl, reason }: { live: ErrorPageSource; siteUrl: string; reason: Reason },
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': live.contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(fallbackErrorPage(live, siteUrl, reason));
}

export function sendEnvelope(reply: FastifyReply, status: number, reason: Reason): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ Code: status, Data: null, Message: messageOf(reason) });
}

type Reason = keyof typeof texts;

const messageOf = (reason: Reason): string => `${texts[reason].tw} / ${texts[reason].en}`;

function reasonOf(status: number, error: FastifyError): Reason {
  if (status === 500) return 'busy';
  if (status === 413) return 'tooLarge';
  return error instanceof MalformedUrlError ? 'malformed' : 'refused';
}

function logFailure(log: Logger, { method, routeOptions }: FastifyRequest, err: Error): void {
  const route = routeOptions.url;
  log.error({ event: 'request-failed', method, route, err }, 'a request failed');
}
