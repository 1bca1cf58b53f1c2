import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listen } from '@dswine/shared/testing/listen';
import { until } from '@dswine/shared/testing/until';
import { refuseClient } from '@dswine/shared/process/client-connections';
import { clientOf, createHttpServer } from './connections.ts';

let server: Server;
let sockets: Socket[];
beforeEach(() => void (sockets = []));
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
/** Responds when a request is there as a whole. */
const well: RequestListener = (request, response) =>
  request.resume().on('end', () => response.end('well'));
type Arguments = Parameters<typeof createHttpServer>;

async function start(
  listener: RequestListener = well,
  deadlines?: Arguments[2],
  limits: Arguments[0] = { clientConnections: 10 },
): Promise<void> {
  server = createHttpServer(limits, listener, deadlines);
  await listen(server);
}

/** Connects to the server and sends a text. `received`: what has come back. */
function send(text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const connection = { socket, received: '' };
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return connection;
}

/** Opens a connection. Resolves to its outcome. */
async function open(): Promise<'answered' | 'closed'> {
  const { socket } = send(get);
  const data = once(socket, 'data').then(() => 'answered' as const);
  return Promise.race([data, once(socket, 'close').then(() => 'closed' as const)]);
}

/** Keeps what a connection receives. */
function read(connection: ReturnType<typeof send>): void {
  connection.socket.on('data', (part: Buffer) => (connection.received += part.toString()));
}

it('closes connections beyond the limit of a client, and accepts new ones once others close', async () => {
  await start(well, undefined, { clientConnections: 2 });
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'closed']);
  sockets[0]?.destroy();
  // The server sees the close later than the client.
  await until(async () => (await open()) === 'answered');
});

/** Starts a server that never responds to the first request, and sends `count` requests at once. */
async function pipeline(count: number) {
  const requests: ServerResponse[] = [];
  await start((_request, response) => {
    if (requests.push(response) > 1) response.end('well');
  });
  const connection = send(get.repeat(count));
  await once(server, 'request');
  return { requests, connection, socket: connection.socket };
}

it('handles pipelined requests one after another', async () => {
  const { requests, connection, socket } = await pipeline(20);
  read(connection);
  // Another connection is served meanwhile; afterwards the pipelined requests have arrived.
  expect(await open()).toBe('answered');
  expect(requests).toHaveLength(2);
  requests[0]?.end('first');
  while (connection.received.split('well').length < 20) await once(socket, 'data');
  expect(connection.received).toMatch(/first[^]*well/u);
  expect(requests).toHaveLength(21);
  socket.write(get);
  await once(socket, 'data');
  expect(requests).toHaveLength(22);
});

it('closes a connection with too many pipelined requests', async () => {
  const { requests, socket } = await pipeline(34);
  await once(socket, 'close');
  expect(requests).toHaveLength(1);
});

it('does not limit the connections of a trusted proxy', async () => {
  await start(well, undefined, { clientConnections: 1, trustedProxies: ['loopback'] });
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'answered']);
});

/** Opens a connection to a server with short limits. Resolves to what it receives until its end. */
async function received(text: string): Promise<string> {
  await start(well, { head: 200, request: 200, idle: 600_000, check: 50 });
  server.on('clientError', refuseClient);
  const connection = send(text);
  read(connection);
  await once(connection.socket, 'close');
  return connection.received;
}

it.each([
  ['head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{'],
])('responds with 408 to a request whose %s never ends', async (_part, begin) => {
  const all = await received(begin);
  expect(all).toContain('408 Request Timeout');
  expect(all).toContain('請求逾時 / The request took too long');
});

it.each([
  ['nothing', '', get],
  ['a head', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n', '{}'],
  ['another request and half of a head', get + get.slice(0, 20), get.slice(20)],
])(
  'a process without time for longer than the limit, after %s, reads what has arrived',
  async (_, first, rest) => {
    await start(well, { head: 600_000, request: 600_000, idle: 600_000, check: 50 });
    const limit = (ms: number) => Object.assign(server, { headersTimeout: ms, requestTimeout: ms });
    server.on('clientError', (error: Error, socket: Socket) => {
      limit(600_000);
      refuseClient(error, socket);
    });
    const accepted = once(server, 'connection');
    const connection = send(first);
    const { socket } = connection;
    read(connection);
    const [[served]] = (await Promise.all([accepted, once(socket, 'connect')])) as [[Socket], []];
    await until(() => served.bytesRead === first.length);
    // So that Node checks the limits before it reads again.
    await setImmediate();
    socket.write(rest);
    limit(1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    const last = () => connection.received.slice(connection.received.lastIndexOf('HTTP'));
    await until(() => /200 OK[^]*well$/u.test(last()));
    expect(connection.received).not.toContain('408');
  },
);

it('keeps an idle connection for longer than the nginx in front does', async () => {
  await start();
  const template = path.join(import.meta.dirname, '../../../deploy/edge/nginx.conf.template');
  const [, seconds] = /keepalive_timeout (\d+)s;/u.exec(await readFile(template, 'utf8')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(server.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000);
});

it('closes a connection without a request, as browsers open them in advance, without a word', async () => {
  expect(await received('')).toBe('');
});

it.each([
  'host: fair.example\r\nhost: other.example',
  'Host: fair.example\r\nx: y\r\nhOST: fair.example',
])('refuses several hosts: %j', async (hosts) => {
  const all = await received(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
  expect(all).toMatch(/^HTTP\/1.1 400 /);
});

it('resets a connection whose client reads nothing, so that nothing is kept for it', async () => {
  const endings: (string | undefined)[] = [];
  await start((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), { idle: 200 });
  const { socket } = send('');
  socket.pause();
  socket.on('error', ({ code }: NodeJS.ErrnoException) => endings.push(code));
  const closed = once(server, 'timeout').then(([idle]) => once(idle as Socket, 'close'));
  socket.write(get);
  await closed;
  // An orderly end would hand over all that the system has kept.
  socket.resume();
  await once(socket, 'close').catch(() => undefined);
  expect(endings).toEqual(['ECONNRESET']);
});

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as the client %s', (address, client) => expect(clientOf(address)).toBe(client));
