import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { trustedProxy } from './proxy-settings.ts';
import type { Settings } from './settings.ts';

/** Deadlines for a client's request, in ms: its head, and all of it. Node checks them in turns. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_EVERY_MS = 2000;
/** A connection on which nothing moves for so many ms is closed, a reader's who takes nothing too. */
const IDLE_MS = 60_000;

type Limits = Pick<Settings, 'clientConnections' | 'trustedProxies'>;

/** An HTTP server on which a slow client costs itself: it has deadlines and a share of connections. */
export function createHttpServer(limits: Limits, listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    listener,
  );
  server.setTimeout(IDLE_MS);
  limitConnections(server, limits);
  return server;
}

/** Closes what one client opens beyond its share. A trusted proxy brings many clients, so it is exempt. */
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
      const rest = (open.get(client) ?? 1) - 1;
      if (rest > 0) open.set(client, rest);
      else open.delete(client);
    });
  });
}

/** One subscriber has a whole /64 of IPv6 addresses, so they count as one. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
