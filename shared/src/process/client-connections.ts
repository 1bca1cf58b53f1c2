import type { IncomingMessage } from 'node:http';
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

/**
 * Responds to bytes that are not a valid HTTP request, and closes the connection. Browsers open
 * connections ahead of their requests: one that has sent nothing is closed without a word.
 */
export function refuseClient(error: NodeJS.ErrnoException, socket: Socket): void {
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
export function endIdleClient(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}

/** The `Host` headers of a request, as they were sent. Node's `headers` has the first only. */
export function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

/**
 * Why an inner listener (metrics, releases, desk) does not answer a request. Undefined for a name
 * of the loopback, an address, and each of `names` (`INTERNAL_HOSTS`). Any other name may lead to
 * this machine for one page of another site (DNS rebinding), which could then read the answers.
 */
export function hostProblem(
  request: Pick<IncomingMessage, 'rawHeaders'>,
  names: readonly string[] = [],
): string | undefined {
  const hosts = hostsOf(request);
  const [, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(hosts[0] ?? '') ?? [];
  const host = name.toLowerCase();
  const isExpected =
    isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
    /^([\w-]+\.)*localhost$/.test(host) ||
    names.includes(host);
  return hosts.length === 1 && isExpected
    ? undefined
    : '此位址只回應本機名稱、IP 位址與 INTERNAL_HOSTS 所列名稱 / This address answers to names of this machine, to IP addresses and to the names in INTERNAL_HOSTS only';
}

/** A name in `INTERNAL_HOSTS`. */
export const hostName = /^[a-z\d]([\w-]*\.)*[\w-]*$/;

/** Splits the setting `INTERNAL_HOSTS`: names separated by commas. */
export function splitHostNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '');
}
