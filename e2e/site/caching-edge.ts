import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@dswine/shared/testing/listen';
import rule from '../../deploy/edge/edge-rule.js';

type EdgeResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/**
 * A cached response. `since` and `until` are in ms; `varies` holds the request headers it depends
 * on.
 */
export type CachedResponse = EdgeResponse & {
  since: number;
  until: number;
  varies: Record<string, string>;
};

export type Edge = {
  url: string;
  /** URL of the web server. Set after that has started with the URL of the edge. */
  origin: string;
  /** Cached responses by the cache key of the edge rule. */
  cache: Map<string, CachedResponse[]>;
  /** Requests sent to the web server: method and URL. */
  forwarded: string[];
  /** Its clock stands still otherwise, so that nothing expires on a slow machine. */
  passTime: (ms: number) => void;
  close: () => Promise<void>;
};

/** A POST to this path clears the whole cache; the organiser does so after a withdrawal. */
export const purgePath = '/purge';

/**
 * A shared cache (RFC 9111) with the rule of deploy/edge in front: a content delivery network on
 * the loopback interface. Responses age by `passTime`. As nginx does with deploy/edge, it sends an
 * old response at any age while it asks for a new one, and keeps it when that may not be stored.
 */
export async function startCachingEdge(): Promise<Edge> {
  let clock = 0;
  const cache = new Map<string, CachedResponse[]>();
  const forwarded: string[] = [];
  const renewing = new Set<CachedResponse>();

  async function fetchFor(
    request: IncomingMessage,
    target: string,
    key: string | undefined,
  ): Promise<EdgeResponse> {
    forwarded.push(`${request.method} ${target}`);
    const fetched = await fetchFromOrigin(edge.origin + target, request, key !== undefined);
    if (key !== undefined) store(cache, key, { fetched, headers: request.headers, now: clock });
    return fetched;
  }

  async function respond(request: IncomingMessage): Promise<EdgeResponse> {
    const { url = '/', method = 'GET', headers } = request;
    if (method === 'POST' && url === purgePath) {
      cache.clear();
      return { status: 204, headers: {}, body: Buffer.of() };
    }
    const decision = rule.decide(visitorOf(request));
    if ('redirect' in decision)
      return {
        status: 302,
        headers: { location: decision.redirect, 'cache-control': 'no-store', 'x-edge': 'redirect' },
        body: Buffer.of(),
      };
    const key = headers.range === undefined && method === 'GET' ? decision.key : undefined;
    const target = decision.target ?? url;
    const stored = key === undefined ? [] : (cache.get(key) ?? []);
    const cached = stored.find((one) => matchesVary(one, headers));
    if (!cached) return fetchFor(request, target, key);
    if (cached.until <= clock && !renewing.has(cached)) {
      renewing.add(cached);
      void fetchFor(request, target, key)
        .catch(() => undefined)
        .finally(() => renewing.delete(cached));
    }
    return respondFromCache(cached, headers, clock);
  }

  const server = serve(respond);
  const port = await listen(server);
  const edge: Edge = {
    url: `http://127.0.0.1:${port}`,
    origin: '',
    cache,
    forwarded,
    passTime: (ms) => void (clock += ms),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return edge;
}

function serve(respond: (request: IncomingMessage) => Promise<EdgeResponse>): Server {
  return createServer((request, response) => {
    respond(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502, { 'cache-control': 'no-store' }).end(),
    );
  });
}

/** Stores a response if that is allowed, in place of the one for the same headers. */
function store(
  cache: Edge['cache'],
  key: string,
  { fetched, headers, now }: { fetched: EdgeResponse; headers: IncomingHttpHeaders; now: number },
): void {
  const lifetime = lifetimeOf(fetched);
  if (lifetime <= 0) return;
  const others = (cache.get(key) ?? []).filter((one) => !matchesVary(one, headers));
  const varies = varyValuesOf(fetched, headers);
  cache.set(key, [...others, { ...fetched, since: now, until: now + lifetime * 1000, varies }]);
}

/** What the edge rule reads of a request. */
function visitorOf({ url = '/', method = 'GET', headers }: IncomingMessage) {
  return {
    url,
    method,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    destination: String(headers['sec-fetch-dest'] ?? ''),
    mode: String(headers['sec-fetch-mode'] ?? ''),
    accept: headers.accept,
    userAgent: headers['user-agent'],
  };
}

/**
 * Forwards the request to the web server. Cacheable requests go without `if-none-match`, to get the
 * full response.
 */
async function fetchFromOrigin(
  address: string,
  request: IncomingMessage,
  isCacheable: boolean,
): Promise<EdgeResponse> {
  const { 'if-none-match': ifNoneMatch, ...headers } = request.headers;
  const body = await buffer(request);
  return new Promise((resolve, reject) => {
    const upstreamRequest = httpRequest(
      address,
      {
        method: request.method,
        headers: {
          ...headers,
          ...(isCacheable || !ifNoneMatch ? {} : { 'if-none-match': ifNoneMatch }),
        },
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

/** Seconds for which a shared cache may store the response. */
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
