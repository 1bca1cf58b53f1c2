import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { MalformedUrlError, sendEnvelope } from './errors.ts';
import { proxyTarget } from './proxy-target.ts';
import { requestIdHeaders } from './server-log.ts';
import type { Settings } from './settings.ts';

/** The organiser's limit; what it would refuse is not read further. */
const BODY_LIMIT = 64 * 1024;
const UPSTREAM_MS = 10_000;
/** A connection is busy until its reader has taken the answer, however slowly. */
const READ_CONNECTIONS = 1024;
const WRITE_CONNECTIONS = 32;

/** Of the client's connection, not of its request; undici refuses some of them. */
const hopByHop = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

type Options = { settings: Pick<Settings, 'organiser'> };

/**
 * Forwards `/api/*` and `/calendar/*` to the organiser. A body is complete before an upstream
 * connection is taken, and writes have connections of their own: neither slow nor many writers
 * keep readers waiting.
 */
export async function proxyRoutes(server: FastifyInstance, { settings }: Options): Promise<void> {
  const { origin, pathname } = new URL(settings.organiser);
  const upstream = (connections: number) => ({
    base: origin,
    // reply-from would log whole URLs, and with them what visitors searched for.
    disableRequestLogging: true,
    undici: { connections, headersTimeout: UPSTREAM_MS, bodyTimeout: UPSTREAM_MS },
  });
  const forward = createForward(pathname.replace(/\/$/u, ''));
  server.removeAllContentTypeParsers();
  // The organiser says what is wrong with a body, so it gets the bytes as they came.
  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  const route = (url: string, ...method: HTTPMethods[]) =>
    ({ url, method, handler: forward }) as const;

  await server.register(async (reads) => {
    await reads.register(replyFrom, upstream(READ_CONNECTIONS));
    reads.route(route('/api/*', 'GET', 'HEAD'));
    reads.route(route('/calendar/*', 'GET', 'HEAD'));
  });
  await server.register(async (writes) => {
    await writes.register(replyFrom, upstream(WRITE_CONNECTIONS));
    writes.route(route('/api/*', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'));
  });
}

function createForward(prefix: string) {
  return function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const target = proxyTarget(request.url);
    if (!target) throw new MalformedUrlError();
    return reply.from(prefix + target.path, {
      queryString: () => target.search.slice(1),
      ...bodyOf(request),
      // The organiser counts by the caller's address, so callers cannot state it themselves.
      rewriteRequestHeaders: ({ ip, host }, headers) => ({
        ...withoutHopByHop(headers, request.method),
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        ...requestIdHeaders(),
      }),
      onError: (failed) => void sendEnvelope(failed as FastifyReply, 503, 'busy'),
    });
  };
}

/** reply-from would write a JSON body anew. */
function bodyOf({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

function withoutHopByHop<T extends object>(headers: T, method: string): Partial<T> {
  // A GET is forwarded without a body, so it must not announce one.
  const dropped =
    method === 'GET' || method === 'HEAD' ? [...hopByHop, 'content-length'] : hopByHop;
  const entries = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  return Object.fromEntries(entries) as Partial<T>;
}
