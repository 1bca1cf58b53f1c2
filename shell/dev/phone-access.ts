import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';

const COOKIE = 'dswine_phone';

/** Shows what is developed here to devices of the network that have opened its link. */
export type PhoneAccess = {
  /** The link, once for each address that this machine has in a network. */
  links: string[];
  /** Whether a request comes from this machine, or from a device that has opened the link. */
  admits: (request: IncomingMessage) => boolean;
  /** Answers a request that is not admitted: the link admits its device, others are refused. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/** @param port Where the development server listens. The link holds until it ends. */
export function createPhoneAccess(port: number | string): PhoneAccess {
  const key = randomBytes(16).toString('base64url');
  return {
    links: networkAddresses().map((address) => `http://${address}:${port}/phone/${key}`),
    admits: ({ socket, headers }) =>
      isThisMachine(socket.remoteAddress ?? '') ||
      (headers.cookie ?? '').split(/; */).includes(`${COOKIE}=${key}`),
    answer(request, response) {
      response.setHeader('cache-control', 'no-store');
      if (request.url === `/phone/${key}`)
        response
          .writeHead(303, {
            location: '/',
            'set-cookie': `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax`,
          })
          .end();
      else
        response
          .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
          .end('請開啟開發者提供的連結 / Open the link that the developer has\n');
    },
  };
}

function isThisMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
