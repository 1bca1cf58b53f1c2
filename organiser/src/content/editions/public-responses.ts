import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Edition } from './edition.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    edition: Edition;
  }
}

const maxBytes = 48_000_000;
const lifetimeMs = 5000;
/** Headers and objects of an entry, in bytes. They outweigh small responses. */
const overheadBytes = 1000;
const publicFor = 'public, max-age=0, s-maxage=30';

/** The body is stored encoded, because encoding it is the largest cost of a cached response. */
type CachedResponse = { body: Buffer; headers: Record<string, string> };

/**
 * For the public calls of an edition: a 404 for unknown editions, an ETag, and a short-lived cache
 * of responses by revision and URL. Handlers read `request.edition`, whose revision is sent as
 * `x-content-revision`.
 */
export function cachePublicResponses(
  app: Organiser,
  { editions, clock, showOffset }: Dependencies,
): void {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: lifetimeMs,
    // An entry of time 0 would never expire.
    perf: { now: () => clock.monotonic() + 1 },
    // Otherwise the cache remembers the time for a while, by the machine's clock.
    ttlResolution: 0,
    sizeCalculation: ({ body }, key) => key.length + body.length + overheadBytes,
  });
  const keys = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    const { code = '', edition = code } = request.params as { code?: string; edition?: string };
    request.edition = await editions.require(edition);
    const { revision } = request.edition;
    void reply.header('x-content-revision', revision);
    const key = `${revision} ${showOffset()} ${request.url}`;
    const cached = cache.get(key);
    if (cached) return send(request, reply.headers(cached.headers), cached.body);
    keys.set(request, key);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = keys.get(request);
    if (key === undefined) return payload;
    // A response from an index of an earlier revision names that revision. Do not cache it under
    // this one.
    const isOlder = !key.startsWith(`${String(reply.getHeader('x-content-revision'))} `);
    if (reply.statusCode !== 200 || typeof payload !== 'string' || isOlder) {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return payload;
    }
    const headers: Record<string, string> = {
      'content-type': String(reply.getHeader('content-type')),
      'cache-control': String(reply.getHeader('cache-control') ?? publicFor),
      etag: `"${createHash('sha1').update(payload).digest('base64url')}"`,
    };
    for (const name of [
      'content-security-policy',
      'content-disposition',
      'access-control-allow-origin',
    ]) {
      const value = reply.getHeader(name);
      if (value !== undefined) headers[name] = String(value);
    }
    cache.set(key, { body: Buffer.from(payload), headers });
    void reply.headers(headers);
    if (!matchesEtag(request, headers['etag'])) return payload;
    void reply.code(304).removeHeader('content-length');
    return '';
  });
}

function send(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  return matchesEtag(request, reply.getHeader('etag')) ? reply.code(304).send() : reply.send(body);
}

/** `If-None-Match` compares weakly, because a compressing proxy turns our tag into a weak one. */
export function matchesEtag(request: FastifyRequest, etag: unknown): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag)
  );
}
