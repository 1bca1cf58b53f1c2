import { once } from 'node:events';
import http, { type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { listen } from '@dswine/shared/testing/listen';
import { until } from '@dswine/shared/testing/until';
import fastify, { type FastifyInstance } from 'fastify';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { handleErrors } from '../errors/errors.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { createHttpServer } from '../http/connections.ts';
import { proxyRoutes } from './proxy.routes.ts';

const HOUR_MS = 3_600_000;
/** No client is slow for the server, however slow the machine is. */
const deadlines = { head: HOUR_MS, request: HOUR_MS, idle: HOUR_MS, check: HOUR_MS };

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let upstream: Server;
let received: Received[];
let connections: number;
let server: FastifyInstance;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  [received, connections, sockets] = [[], 0, []];
  upstream = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      response.setHeader('content-type', 'application/json').end('{"Code":200}');
    });
  });
  upstream.on('connection', () => (connections += 1));
  const upstreamPort = await listen(upstream);
  const live = { shellFiles: { styles: [] }, contentSecurityPolicy: "default-src 'none'" };
  server = fastify({
    serverFactory: (handler) => createHttpServer({ clientConnections: 5000 }, handler, deadlines),
  });
  handleErrors(server, {
    settings: { siteUrl: 'http://localhost' },
    live: () => live as unknown as Live,
    log: silentLog,
  });
  const organiser = `http://127.0.0.1:${upstreamPort}`;
  await server.register(proxyRoutes, { settings: { organiser }, upstreamMs: HOUR_MS });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.server.closeAllConnections();
  await server.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

/** Lets the organiser answer otherwise. */
function answer(listener: http.RequestListener): void {
  upstream.removeAllListeners('request').on('request', listener);
}

/** Sends a raw request target, which `fetch` would normalise. */
async function raw(path: string, headers: http.OutgoingHttpHeaders = {}, body = '') {
  const request = http.request({ port, host: '127.0.0.1', path, headers }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, text };
}

/** Opens a connection, sends a text, and reads nothing. */
function sendSlowly(text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').pause();
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.write(text, () => resolve()));
}

it('opens no upstream connection for a body that never ends', async () => {
  const head = ['host: x', 'content-type: application/json', 'content-length: 5000'];
  const post = `POST /api/expo/Contact/DSWINE2026 HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`;
  await Promise.all(Array.from({ length: 40 }, () => sendSlowly(post)));
  expect((await raw('/api/expo/News/DSWINE2026')).status).toBe(200);
  expect(received.map(({ method }) => method)).toEqual(['GET']);
  expect(connections).toBe(1);
});

it('serves reads while more writes than its connections wait for the organiser', async () => {
  answer(({ method }, response) => {
    if (method === 'GET') response.end('{}');
  });
  const waiting = Array.from({ length: 40 }, () =>
    fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: 'a' }).catch(() => undefined),
  );
  await until(() => connections === 32);
  expect(await raw('/api/expo/News/DSWINE2026')).toEqual({ status: 200, text: '{}' });
  expect(connections).toBe(33);
  upstream.closeAllConnections();
  server.server.closeAllConnections();
  await Promise.all(waiting);
});

// The full run has more than the file descriptors that a process may have by default.
const readers = process.env['FULL'] ? 1100 : 150;
it(`serves other clients while ${readers} clients do not read their responses, each with one connection`, async () => {
  let films = 0;
  answer(({ url }, response) => {
    if (url?.includes('News')) return void response.end('{}');
    films += 1;
    response.write('a film');
  });
  // Further requests of a client wait for its first response.
  const requests = 'GET /api/expo/File/DSWINE2026/film.mp4 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20);
  // All at once, the last ones could wait for a connection longer than the proxy does.
  for (let opened = 1; opened <= readers; opened += 1) {
    await sendSlowly(requests);
    await until(() => films === opened);
  }
  expect(await raw('/api/expo/News/DSWINE2026')).toEqual({ status: 200, text: '{}' });
  expect(connections).toBe(readers + 1);
});

it('forwards the range that a client asks for, and the part that answers it', async () => {
  answer(({ headers }, response) => {
    response.writeHead(206, { 'content-range': 'bytes 2-4/5', etag: String(headers['if-range']) });
    response.end(headers.range);
  });
  const headers = { range: 'bytes=2-4', 'if-range': '"today"' };
  const part = await fetch(`http://127.0.0.1:${port}/api/expo/File/DSWINE2026/x`, { headers });
  expect([part.status, await part.text()]).toEqual([206, headers.range]);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/5');
  expect(part.headers.get('etag')).toBe(headers['if-range']);
});

it('responds with 413 to a body that is too large', async () => {
  const url = `http://127.0.0.1:${port}/api/x`;
  const sent = await fetch(url, { method: 'POST', body: 'a'.repeat(70_000) });
  expect([sent.status, await sent.json()]).toMatchObject([413, { Code: 413 }]);
});

it('sets the forwarded headers itself, and drops trace and connection headers of the client', async () => {
  const dropped = { traceparent: '00-1', tracestate: 'a=b', baggage: 'user=ann', te: 'trailers' };
  const headers = { ...dropped, 'x-forwarded-for': '9.9.9.9', host: 'fair.example' };
  expect((await raw('/api/x', { ...headers, 'content-length': '5' }, 'abcde')).status).toBe(200);
  for (const name of Object.keys(dropped)) expect(received[0]?.headers).not.toHaveProperty(name);
  expect(received[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'fair.example',
  });
});

it("passes on no header that belongs to the organiser's connection", async () => {
  answer((_request, response) => {
    response.writeHead(200, {
      connection: 'keep-alive, x-own',
      'keep-alive': 'timeout=72',
      'x-own': '1',
      trailer: 'x-sum',
      'proxy-authenticate': 'Basic',
      upgrade: 'h2c',
      'x-content-revision': '7',
    });
    response.end('{}');
  });
  const response = await fetch(`http://127.0.0.1:${port}/api/x`);
  for (const name of ['x-own', 'trailer', 'proxy-authenticate', 'upgrade'])
    expect(response.headers.get(name)).toBeNull();
  expect(response.headers.get('keep-alive')).not.toBe('timeout=72');
  expect([await response.text(), response.headers.get('x-content-revision')]).toEqual(['{}', '7']);
});
