import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from './s3-signature.fixture.ts';

/**
 * A server of S3's protocol for tests, in memory: the requests that a release store makes, with
 * conditional writes, checks of signature and MD5, and pages of lists. No package does: s3rver and
 * its forks ignore conditions of writes, and Debian's servers are clusters.
 */
export type S3Server = {
  port: number;
  /** The environment of somebody who may use it. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** The stored objects by `<bucket>/<key>`. */
  objects: Map<string, Buffer>;
  /** The requests since the start, as in `GET bucket/key`. */
  requests: string[];
  close: () => Promise<void>;
};

const PAGE_KEYS = 20;
const secret = 'of the tests, and long enough for it';
export const credentials = { AWS_ACCESS_KEY_ID: 'TESTS', AWS_SECRET_ACCESS_KEY: secret };

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  objects: S3Server['objects'];
  url: URL;
  body: Buffer;
};

/** By default empty, and on a free port. */
export async function startS3Server({
  objects = new Map(),
  port: wanted = 0,
}: { objects?: S3Server['objects']; port?: number } = {}): Promise<S3Server> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://s3');
      requests.push(`${request.method} ${nameIn(url)}`);
      answer({ request, response, objects, url, body: Buffer.concat(parts) });
    });
  });
  const port = await listen(server, wanted);
  return { port, credentials, objects, requests, close: () => closeServer(server) };
}

export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const nameIn = ({ pathname }: URL) => decodeURIComponent(pathname.slice(1));
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function answer(exchange: Exchange): void {
  const { request, url, body, objects } = exchange;
  const name = nameIn(url);
  const stored = objects.get(name);
  if (!isSigned(request, body, secret)) return fail(exchange, 403, 'SignatureDoesNotMatch');
  if (url.searchParams.has('list-type')) return list(exchange);
  if (request.method === 'PUT') return put(exchange, name, stored);
  if (request.method === 'DELETE') {
    objects.delete(name);
    return send(exchange, 204, '');
  }
  if (!stored) return fail(exchange, 404, 'NoSuchKey');
  exchange.response.setHeader('ETag', tagOf(stored));
  send(exchange, 200, stored);
}

function put(exchange: Exchange, name: string, stored: Buffer | undefined): void {
  const { request, response, body, objects } = exchange;
  const { 'if-match': match, 'if-none-match': noneMatch, 'content-md5': md5 } = request.headers;
  if (md5 !== createHash('md5').update(body).digest('base64'))
    return fail(exchange, 400, 'BadDigest');
  if (match !== undefined && !stored) return fail(exchange, 404, 'NoSuchKey');
  const isRefused = noneMatch === '*' ? stored !== undefined : match !== tagOf(stored ?? body);
  if ((match ?? noneMatch) !== undefined && isRefused)
    return fail(exchange, 412, 'PreconditionFailed');
  objects.set(name, body);
  response.setHeader('ETag', tagOf(body));
  send(exchange, 200, '');
}

/** ListObjectsV2 with a delimiter. */
function list(exchange: Exchange): void {
  const { url, objects } = exchange;
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const start = nameIn(url) + prefix;
  const names = new Set(
    [...objects.keys()]
      .filter((name) => name.startsWith(start))
      .map((name) => prefix + (/^[^/]*\/?/.exec(name.slice(start.length))?.[0] ?? '')),
  );
  const left = [...names].sort().filter((name) => name > after);
  const page = left.slice(0, PAGE_KEYS);
  const isWhole = page.length === left.length;
  const entries = page.map((name) =>
    name.endsWith('/')
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key></Contents>`,
  );
  const next = isWhole ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  send(
    exchange,
    200,
    `<ListBucketResult><IsTruncated>${!isWhole}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  );
}

function fail(exchange: Exchange, status: number, code: string): void {
  send(exchange, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function send({ request, response }: Exchange, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
