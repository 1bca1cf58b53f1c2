import { createServer } from 'node:http';
// eslint-disable-next-line no-restricted-syntax -- a slow line takes time; no verdict depends on it
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@dswine/shared/testing/listen';

/** Of the HTML, in bytes: what the first screen needs at most. */
const FIRST_SCREEN = 40_000;
const PACKET_MS = 25;

/** The same site, but for the start of each page's HTML, which arrives in packets of so many bytes. */
export async function startSlowSite(
  site: string,
  packet: number,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + String(request.url));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      for (let at = 0; at < FIRST_SCREEN; at += packet) {
        response.write(body.subarray(at, at + packet));
        await pause(PACKET_MS);
      }
      return response.end(body.subarray(FIRST_SCREEN));
    })();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
