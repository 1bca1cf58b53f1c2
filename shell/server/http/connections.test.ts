import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { until } from '@dswine/shared/testing/until';
import { clientOf, createHttpServer, refuseClient } from './connections.ts';

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

it.each([
  ['head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{'],
])('responds with 408 to a request whose %s never ends', async (_part, begin) => {
  const deadlines = { head: 200, request: 200, idle: 600_000, check: 50 };
  server = createHttpServer(
    { clientConnections: 10 },
    (request, response) => request.resume().on('end', () => response.end('well')),
    deadlines,
  );
  server.on('clientError', refuseClient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString())).on('error', () => undefined);
  socket.write(begin);
  await once(socket, 'close');
  expect(received).toContain('408 Request Timeout');
  expect(received).toContain('請求逾時 / The request took too long');
});

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as the client %s', (address, client) => expect(clientOf(address)).toBe(client));
