import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { hostProblem, watchClients } from '@dswine/shared/process/client-connections';
import { trustedProxy } from '../settings/proxy-settings.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Time limits in ms: for a request's headers, for the whole request, for a connection on which
 * nothing moves, and for one that waits for its next request. Node enforces the first two every
 * `check` ms. A proxy keeps its connections for 60 s (nginx, AWS): if the server closed one first, a
 * form sent at that moment would be answered with 502, as a proxy sends no POST twice.
 */
const deadlines = { head: 10_000, request: 20_000, idle: 60_000, keepAlive: 75_000, check: 2000 };

type Limits = Pick<Settings, 'clientConnections' | 'trustedProxies'>;

/**
 * Creates an HTTP server that protects itself from slow clients by timeouts and connection limits.
 */
export function createHttpServer(
  limits: Limits,
  listener: RequestListener,
  changed: Partial<typeof deadlines> = {},
): Server {
  const { head, request, idle, keepAlive, check } = { ...deadlines, ...changed };
  const server = createServer(
    {
      headersTimeout: head,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    },
    inTurn(withOneHost(listener)),
  );
  server.setTimeout(idle);
  watchClients(server);
  limitConnections(server, limits);
  return server;
}

/** Browsers do not pipeline. A connection on which more requests wait is closed. */
const MAX_PIPELINED = 32;

/**
 * Handles the requests of a connection one after another. Otherwise one connection that pipelines
 * would take as many upstream connections and render processes as many connections do.
 */
function inTurn(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { last: response, waiting: 0 };
    const { last } = connection;
    connection.last = response;
    connections.set(socket, connection);
    if (last === response || last.writableFinished) return void listener(request, response);
    connection.waiting += 1;
    if (connection.waiting > MAX_PIPELINED) return void socket.destroy();
    last.once('close', () => {
      connection.waiting -= 1;
      if (!socket.destroyed) listener(request, response);
    });
  };
}

function withOneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const problem = hostProblem(request);
    if (problem === undefined) return void listener(request, response);
    const text = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
    response.writeHead(problem.status, text).end(problem.message);
  };
}

/** Limits open connections per client. Trusted proxies are exempt: they carry many clients. */
function limitConnections(
  server: Server,
  { clientConnections, trustedProxies = [] }: Limits,
): void {
  const isTrusted = trustedProxy(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const client = clientOf(remoteAddress);
    const count = open.get(client) ?? 0;
    if (count >= clientConnections) return void socket.destroy();
    open.set(client, count + 1);
    socket.once('close', () => {
      const remaining = (open.get(client) ?? 1) - 1;
      if (remaining > 0) open.set(client, remaining);
      else open.delete(client);
    });
  });
}

/** The key by which clients are counted. An IPv6 subscriber owns a /64, so it counts as one. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
