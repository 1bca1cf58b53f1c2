import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decide } from '../../deploy/edge/edge-rule.js';

type EdgeResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** An answer in the cache. `varies`: the request's headers that it depends on, with their values. */
export type CachedResponse = EdgeResponse & {
  since: number;
  until: number;
  varies: Record<string, string>;
};

export type Edge = {
  url: string;
  /** The web server behind it: known after it was started with the edge's own address. */
  origin: string;
  /** What it keeps, by the key that the rule names. */
  cache: Map<string, CachedResponse[]>;
  /** What it asked the web server for: method and address. */
  forwarded: string[];
  close: () => Promise<void>;
};

/** Told there that a record is gone, it forgets everything. */
export const purgePath = '/purge';

/**
 * A shared cache as RFC 9111 has it, with the rule of deploy/edge in front: what a content delivery network does, on the loopback.
 * Answers grow old by `clock`, in ms.
 */
export async function startCachingEdge(clock: () => number = Date.now): Promise<Edge> {
  const cache = new Map<string, CachedResponse[]>();
  const forwarded: string[] = [];

  async function respond(request: IncomingMessage): Promise<EdgeResponse> {
    const { url = '/', method = 'GET', headers } = request;
    if (method === 'POST' && url === purgePath) {
      cache.clear();
      return { status: 204, headers: {}, body: Buffer.of() };
    }
    const decision = decide({
      url,
      method,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      destination: String(headers['sec-fetch-dest'] ?? ''),
      mode: String(headers['sec-fetch-mode'] ?? ''),
      accept: headers.accept,
      userAgent: headers['user-agent'],
    });
    if ('redirect' in decision)
      return {
        status: 302,
        headers: { location: decision.redirect, 'cache-control': 'no-store', 'x-edge': 'redirect' },
        body: Buffer.of(),
      };
    const key = headers.range === undefined && method === 'GET' ? decision.key : undefined;
    const now = clock();
    const cached =
      key === undefined
        ? undefined
        : cache.get(key)?.find((one) => one.until > now && matchesVary(one, headers));
    if (cached) return respondFromCache(cached, headers, now);
    forwarded.push(`${method} ${url}`);
    const fetched = await fetchFromOrigin(edge.origin, request, key !== undefined);
    const lifetime = lifetimeOf(fetched);
    if (key !== undefined && lifetime > 0) {
      const others = (cache.get(key) ?? []).filter((one) => !matchesVary(one, headers));
      cache.set(key, [
        ...others,
        {
          ...fetched,
          since: now,
          until: now + lifetime * 1000,
          varies: varyValuesOf(fetched, headers),
        },
      ]);
    }
    return fetched;
  }

  const server = createServer((request, response) => {
    respond(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502, { 'cache-control': 'no-store' }).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const edge: Edge = {
    url: `http://127.0.0.1:${port}`,
    origin: '',
    cache,
    forwarded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return edge;
}

/** Asks the web server, as the reader asked; for an answer that is to be kept, for the whole of it. */
async function fetchFromOrigin(
  origin: string,
  request: IncomingMessage,
  isCacheable: boolean,
): Promise<EdgeResponse> {
  const { 'if-none-match': ifNoneMatch, ...headers } = request.headers;
  const body = await buffer(request);
  return new Promise((resolve, reject) => {
    const upstreamRequest = httpRequest(
      origin + request.url,
      {
        method: request.method,
        headers: { ...headers, ...(isCacheable || !ifNoneMatch ? {} : { 'if-none-match': ifNoneMatch }) },
      },
      (response) =>
        void buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 502,
              headers: withoutHops(response.headers),
              body: bytes,
            }),
          reject,
        ),
    );
    upstreamRequest.once('error', reject);
    upstreamRequest.end(body);
  });
}

function respondFromCache(
  { status, headers, body, since }: CachedResponse,
  requestHeaders: IncomingHttpHeaders,
  now: number,
): EdgeResponse {
  const responseHeaders = {
    ...headers,
    age: String(Math.floor((now - since) / 1000)),
    'x-edge': 'hit',
  };
  if (status === 200 && headers.etag && requestHeaders['if-none-match'] === headers.etag) {
    const { 'content-length': _length, ...rest } = responseHeaders;
    return { status: 304, headers: rest, body: Buffer.of() };
  }
  return { status, headers: responseHeaders, body };
}

/** For how many seconds a shared cache may keep it. */
function lifetimeOf({ status, headers }: EdgeResponse): number {
  const cacheControl = headers['cache-control'] ?? '';
  if (status >= 500 || status === 206 || status === 304) return 0;
  if (/\b(no-store|no-cache|private)\b/.test(cacheControl) || headers.vary === '*') return 0;
  return Number(
    /\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0,
  );
}

function varyValuesOf(
  { headers }: EdgeResponse,
  requestHeaders: IncomingHttpHeaders,
): Record<string, string> {
  const names = (headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, String(requestHeaders[name] ?? '')]));
}

function matchesVary({ varies }: CachedResponse, requestHeaders: IncomingHttpHeaders): boolean {
  return Object.entries(varies).every(
    ([name, value]) => String(requestHeaders[name] ?? '') === value,
  );
}

function withoutHops({
  connection: _connection,
  'keep-alive': _alive,
  'transfer-encoding': _coding,
  ...headers
}: IncomingHttpHeaders) {
  return headers;
}
