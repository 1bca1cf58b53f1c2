import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
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

async function start(limits: Parameters<typeof createHttpServer>[0]): Promise<void> {
  server = createHttpServer(limits, (_request, response) => response.end('well'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Opens a connection. Resolves to its outcome. */
async function open(): Promise<'answered' | 'closed'> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const data = once(socket, 'data').then(() => 'answered' as const);
  return Promise.race([data, once(socket, 'close').then(() => 'closed' as const)]);
}

it('closes connections beyond the limit of a client, and accepts new ones once others close', async () => {
  await start({ clientConnections: 2 });
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'closed']);
  sockets[0]?.destroy();
  // The server sees the close later than the client.
  await until(async () => (await open()) === 'answered');
});

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

/** Starts a server that never responds to the first request, and sends `count` requests at once. */
async function pipeline(count: number): Promise<{ requests: ServerResponse[]; socket: Socket }> {
  const requests: ServerResponse[] = [];
  server = createHttpServer({ clientConnections: 10 }, (_request, response) => {
    if (requests.push(response) > 1) response.end('well');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).write(get.repeat(count));
  await once(server, 'request');
  return { requests, socket };
}

it('handles pipelined requests one after another', async () => {
  const { requests, socket } = await pipeline(20);
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString()));
  // Another connection is served meanwhile; afterwards the pipelined requests have arrived.
  expect(await open()).toBe('answered');
  expect(requests).toHaveLength(2);
  requests[0]?.end('first');
  while (received.split('well').length < 20) await once(socket, 'data');
  expect(received.indexOf('first')).toBeLessThan(received.indexOf('well'));
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
  await start({ clientConnections: 1, trustedProxies: ['loopback'] });
  expect([await open(), await open(), await open()]).toEqual(['answered', 'answered', 'answered']);
});

/** Opens a connection to a server with short limits. Resolves to what it receives until its end. */
async function received(text: string, idle = 600_000): Promise<string> {
  server = createHttpServer(
    { clientConnections: 10 },
    (request, response) => request.resume().on('end', () => response.end('well')),
    { head: 200, request: 200, idle, check: 50 },
  );
  server.on('clientError', refuseClient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let all = '';
  socket.on('data', (part: Buffer) => (all += part.toString())).on('error', () => undefined);
  if (text !== '') socket.write(text);
  await once(socket, 'close');
  return all;
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
  ['half of a head', get.slice(0, 20), get.slice(20)],
  ['a head', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n', '{}'],
  ['another request and half of a head', get + get.slice(0, 20), get.slice(20)],
])(
  'a process without time for longer than the limit, after %s, reads what has arrived',
  async (_, first, rest) => {
    server = createHttpServer(
      { clientConnections: 10 },
      (request, response) => request.resume().on('end', () => response.end('well')),
      { head: 600_000, request: 600_000, idle: 600_000, check: 50 },
    );
    const limit = (ms: number) => Object.assign(server, { headersTimeout: ms, requestTimeout: ms });
    server.on('clientError', (error: Error, socket: Socket) => {
      limit(600_000);
      refuseClient(error, socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const accepted = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    let all = '';
    socket.on('data', (part: Buffer) => (all += part.toString())).on('error', () => undefined);
    const [[served]] = (await Promise.all([accepted, once(socket, 'connect')])) as [[Socket], []];
    if (first !== '') socket.write(first);
    await until(() => served.bytesRead === first.length);
    // So that Node checks the limits before it reads again.
    await setImmediate();
    socket.write(rest);
    limit(1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await until(() => /200 OK[^]*well$/u.test(all.slice(all.lastIndexOf('HTTP'))));
    expect(all).not.toContain('408');
  },
);

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
  server = createHttpServer(
    { clientConnections: 10 },
    (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)),
    { head: 10_000, request: 20_000, idle: 200, check: 1000 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  sockets.push(socket);
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
