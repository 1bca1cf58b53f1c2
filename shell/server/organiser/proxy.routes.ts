import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { MalformedUrlError, sendEnvelope } from '../errors/errors.ts';
import { proxyTarget } from '../http/proxy-target.ts';
import { contextHeaders } from '@dswine/shared/tracing/request-context';
import { deskAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import type { Settings } from '../settings/settings.ts';

/** Same as the organiser's limit, in bytes. */
const BODY_LIMIT = 64 * 1024;
/** Of an exhibitor's file, in bytes; the organiser has the exact limits. */
const UPLOAD_LIMIT = 9_000_000;
const UPSTREAM_MS = 10_000;
/**
 * A read keeps its connection until the client has read the response, so with a limit slow clients
 * could take them all. `clientConnections` limits the reads of each client.
 */
const READ_CONNECTIONS = null;
const WRITE_CONNECTIONS = 32;

/** Headers that belong to one connection (RFC 9110 § 7.6.1), and `expect`. undici rejects some. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** A trace is continued by the web server's own header, if it is traced at all. */
const traceContext = ['traceparent', 'tracestate', 'baggage'];

type Options = { settings: Pick<Settings, 'organiser'>; upstreamMs?: number };

/**
 * Forwards `/api/*` and `/calendar/*` to the organiser. Slow or numerous writes cannot block reads:
 * bodies are buffered before an upstream connection is used, and writes have a separate pool.
 */
export async function proxyRoutes(
  server: FastifyInstance,
  { settings, upstreamMs = UPSTREAM_MS }: Options,
): Promise<void> {
  const { origin, pathname } = new URL(settings.organiser);
  const upstream = (connections: number | null) => ({
    base: origin,
    // reply-from would log full URLs, including what visitors search for.
    disableRequestLogging: true,
    undici: { connections, headersTimeout: upstreamMs, bodyTimeout: upstreamMs },
  });
  const forward = createForward(pathname.replace(/\/$/u, ''));
  server.removeAllContentTypeParsers();
  // Forward bodies unparsed: the organiser validates them.
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
    writes.route({
      ...route('/api/expo/ExhibitorDesk/Upload/*', 'POST'),
      bodyLimit: UPLOAD_LIMIT,
      // Strangers cannot fill the memory: only those who have a key may send as much.
      onRequest: async ({ headers }, reply) =>
        readAccess(deskAccess, headers.cookie) === ''
          ? sendEnvelope(reply, 403, 'refused')
          : undefined,
    });
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
      // The organiser's rate limits use the client's address, so do not forward a client's claim.
      rewriteRequestHeaders: ({ ip, host }, headers) => ({
        ...without(headers, [
          ...traceContext,
          // A GET is forwarded without a body, so it must not have a content length.
          ...(isRead(request) ? ['content-length'] : []),
        ]),
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        ...contextHeaders(),
      }),
      // The organiser's connection is not the client's.
      rewriteHeaders: (headers) => without(headers),
      onError: (failed) => void sendEnvelope(failed as FastifyReply, 503, 'busy'),
    });
  };
}

/** Passes the body as a Buffer, because reply-from would serialise a JSON body again. */
function bodyOf({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Headers without those of a connection, which may name more of its own, and without `others`. */
function without<T extends { connection?: unknown }>(
  headers: T,
  others: readonly string[] = [],
): Partial<T> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...hopByHop, ...named, ...others]);
  const entries = Object.entries(headers).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(entries) as Partial<T>;
}
