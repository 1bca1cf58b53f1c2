import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER, requestIdOf } from '@dswine/shared/logging/request-id';
import {
  runInContext,
  TRACEPARENT_HEADER,
  type RequestContext,
} from '@dswine/shared/tracing/request-context';
import { failSpan, SpanKind, startSpan } from '@dswine/shared/tracing/spans';
import type { Measures } from '../measures.ts';
import type { Organiser } from '../dependencies.ts';

/** A header that continues a request of the web server; undefined from anybody else. */
type ReadTrusted = (request: IncomingMessage, name: string) => string | undefined;

export function trustedHeaders(trustedProxies: readonly string[]): ReadTrusted {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }, name) => {
    const value = headers[name];
    return typeof value === 'string' && isTrusted(socket.remoteAddress ?? '', 0)
      ? value
      : undefined;
  };
}

/** The request id of the web server, or a new one. */
export function requestIds(read: ReadTrusted) {
  return (request: IncomingMessage): string => requestIdOf(read(request, REQUEST_ID_HEADER));
}

/** Logs and measures each response, and runs its request in a context with its id and span. */
export function observeRequests(
  app: Organiser,
  read: ReadTrusted,
  measures: Measures | undefined,
): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();

  app.addHook('onRequest', (request, _reply, done) => {
    const span = isProbe(request.url)
      ? undefined
      : startSpan(request.method, {
          kind: SpanKind.SERVER,
          traceparent: read(request.raw, TRACEPARENT_HEADER),
          attributes: { 'dswine.request_id': request.id },
        });
    const context = { requestId: request.id, span };
    contexts.set(request, context);
    runInContext(context, done);
  });
  // Reading a body leaves the context.
  app.addHook('preValidation', (request, _reply, done) =>
    runInContext(contexts.get(request), done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    endSpan(contexts.get(request), request, reply);
    measures?.request(
      { route, status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    const fields = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(fields, 'answered');
  });
}

const isProbe = (url: string) => /^\/(?:healthz|readyz|metrics)/.test(url);

function endSpan(
  context: RequestContext | undefined,
  { method, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
): void {
  const span = context?.span;
  if (!span?.isRecording()) return;
  const route = routeOptions.url ?? 'none';
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
  });
  if (statusCode >= 500) failSpan(span, String(statusCode));
  span.end();
}
