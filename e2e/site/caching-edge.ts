import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decide } from '../../deploy/edge/edge-rule.js';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** An answer in the cache. `varies`: the request's headers that it depends on, with their values. */
export type Kept = Answer & { since: number; until: number; varies: Record<string, string> };

export type Edge = {
  url: string;
  /** The web server behind it: known after it was started with the edge's own address. */
  origin: string;
  /** What it keeps, by the key that the rule names. */
  kept: Map<string, Kept[]>;
  /** What it asked the web server for: method and address. */
  passedOn: string[];
  close: () => Promise<void>;
};

/** Told there that a record is gone, it forgets everything. */
export const purgePath = '/purge';

/**
 * A shared cache as RFC 9111 has it, with the rule of deploy/edge in front: what a content delivery network does, on the loopback.
 * Answers grow old by `clock`, in ms.
 */
export async function startCachingEdge(clock: () => number = Date.now): Promise<Edge> {
  const kept = new Map<string, Kept[]>();
  const passedOn: string[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { url = '/', method = 'GET', headers } = request;
    if (method === 'POST' && url === purgePath) {
      kept.clear();
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
    const known =
      key === undefined
        ? undefined
        : kept.get(key)?.find((one) => one.until > now && fits(one, headers));
    if (known) return hit(known, headers, now);
    passedOn.push(`${method} ${url}`);
    const came = await pass(edge.origin, request, key !== undefined);
    const lifetime = lifetimeOf(came);
    if (key !== undefined && lifetime > 0) {
      const others = (kept.get(key) ?? []).filter((one) => !fits(one, headers));
      kept.set(key, [
        ...others,
        { ...came, since: now, until: now + lifetime * 1000, varies: variesOf(came, headers) },
      ]);
    }
    return came;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502, { 'cache-control': 'no-store' }).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const edge: Edge = {
    url: `http://127.0.0.1:${port}`,
    origin: '',
    kept,
    passedOn,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return edge;
}

/** Asks the web server, as the reader asked; for an answer that is to be kept, for the whole of it. */
async function pass(origin: string, request: IncomingMessage, whole: boolean): Promise<Answer> {
  const { 'if-none-match': known, ...headers } = request.headers;
  const body = await buffer(request);
  return new Promise((resolve, reject) => {
    const asked = ask(
      origin + request.url,
      {
        method: request.method,
        headers: { ...headers, ...(whole || !known ? {} : { 'if-none-match': known }) },
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
    asked.once('error', reject);
    asked.end(body);
  });
}

function hit(
  { status, headers, body, since }: Kept,
  asked: IncomingHttpHeaders,
  now: number,
): Answer {
  const told = { ...headers, age: String(Math.floor((now - since) / 1000)), 'x-edge': 'hit' };
  if (status === 200 && headers.etag && asked['if-none-match'] === headers.etag) {
    const { 'content-length': _length, ...rest } = told;
    return { status: 304, headers: rest, body: Buffer.of() };
  }
  return { status, headers: told, body };
}

/** For how many seconds a shared cache may keep it. */
function lifetimeOf({ status, headers }: Answer): number {
  const says = headers['cache-control'] ?? '';
  if (status >= 500 || status === 206 || status === 304) return 0;
  if (/\b(no-store|no-cache|private)\b/.test(says) || headers.vary === '*') return 0;
  return Number(/\bs-maxage=(\d+)/.exec(says)?.[1] ?? /\bmax-age=(\d+)/.exec(says)?.[1] ?? 0);
}

function variesOf({ headers }: Answer, asked: IncomingHttpHeaders): Record<string, string> {
  const names = (headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, String(asked[name] ?? '')]));
}

function fits({ varies }: Kept, asked: IncomingHttpHeaders): boolean {
  return Object.entries(varies).every(([name, value]) => String(asked[name] ?? '') === value);
}

function withoutHops({
  connection: _connection,
  'keep-alive': _alive,
  'transfer-encoding': _coding,
  ...headers
}: IncomingHttpHeaders) {
  return headers;
}
