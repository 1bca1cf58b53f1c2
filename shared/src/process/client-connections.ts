import type { IncomingMessage, Server } from 'node:http';
import { isIP, type Socket } from 'node:net';

const clientErrors: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '請求逾時 / The request took too long'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    '標頭過長 / The headers are too long',
  ],
};
const malformed: [status: string, message: string] = [
  '400 Bad Request',
  '請求不正確 / The request is malformed',
];

/** The last request of each connection. */
const requests = new WeakMap<Socket, IncomingMessage>();

/** Notes what `refuseClient` must know of a server's connections, and closes idle ones. */
export function watchClients(server: Server): void {
  server.on('request', (request: IncomingMessage) => requests.set(request.socket, request));
  server.on('timeout', endIdleClient);
}

/**
 * Responds to bytes that are not a valid HTTP request, and to a request that takes too long, and
 * closes the connection.
 */
export function refuseClient(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(error, socket);
  // A process that had no time has not read what may have arrived long ago: first it does.
  const [earlier, wasComplete] = [requests.get(socket), requests.get(socket)?.complete];
  const { bytesRead } = socket;
  setImmediate(() => {
    const latest = requests.get(socket);
    const hasArrived = latest?.complete === true && !(latest === earlier && wasComplete);
    // Of the first bytes of a connection, Node measures the time again.
    const hasBegun = bytesRead === 0 && socket.bytesRead > 0;
    if (!hasArrived && !hasBegun) refuse(error, socket);
  });
}

/** Browsers open connections ahead of requests: one that has sent nothing is closed silently. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.bytesRead === 0 || !socket.writable) return void socket.destroy();
  const [status, message] = clientErrors[error.code ?? ''] ?? malformed;
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    'connection: close',
    `content-length: ${Buffer.byteLength(message)}`,
  ];
  // Destroy the socket, because a client that keeps sending would hold it half-closed.
  socket.end([...head, '', message].join('\r\n'), () => socket.destroy());
}

/**
 * Closes a connection on which nothing has moved for the server's timeout. The operating system
 * keeps what a client has not read of an orderly end, so such a connection is reset.
 */
function endIdleClient(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}

/**
 * Why a listener does not answer a request with these `Host` headers, and the status. Several hosts
 * are refused everywhere: another server may take another one, so none is right. An inner listener
 * (metrics, desk, search) has `names` (`INTERNAL_HOSTS`) and answers to these, to names of the
 * loopback and to addresses. Any other name may lead to this machine for one page of another site
 * (DNS rebinding), which could then read the answers.
 */
export function hostProblem(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  names?: readonly string[],
): { status: 400 | 421; message: string } | undefined {
  const hosts = hostsOf(rawHeaders);
  if (hosts.length > 1) return { status: 400, message: malformed[1] };
  if (names === undefined) return undefined;
  const [, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(hosts[0] ?? '') ?? [];
  const host = name.toLowerCase();
  const isExpected =
    isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
    /^([\w-]+\.)*localhost$/.test(host) ||
    names.includes(host);
  return isExpected ? undefined : { status: 421, message: notInternal };
}

const notInternal =
  '此位址只回應本機名稱、IP 位址與 INTERNAL_HOSTS 所列名稱 / This address answers to names of this machine, to IP addresses and to the names in INTERNAL_HOSTS only';

/** The `Host` headers of a request, as they were sent. Node's `headers` has the first only. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

/** A name in `INTERNAL_HOSTS`. */
export const hostName = /^[a-z\d]([\w-]*\.)*[\w-]*$/;

/** Splits the setting `INTERNAL_HOSTS`: names separated by commas. */
export function splitHostNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '');
}
