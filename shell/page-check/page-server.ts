import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorReportPaths } from '../server/csp/reporting.ts';
import type { CheckResponse } from './release-responses.ts';

/** Answers a request for this path and query. */
export type Respond = (url: URL) => Promise<CheckResponse>;

/** A server of this machine, which the browser of a check asks for everything. */
export type PageServer = {
  /** Its address. No page may be requested before `respond` is set. */
  url: string;
  answerWith: (respond: Respond) => void;
  close: () => void;
};

export async function startPageServer(): Promise<PageServer> {
  let respond: Respond | undefined;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    // A page may report what it finds before it knows that nobody listens.
    if (errorReportPaths.some((path) => path === url.pathname))
      return void response.writeHead(204).end();
    // A browser that keeps the scripts also keeps what it has compiled of them.
    const isFile = url.pathname.startsWith('/releases/');
    respond?.(url).then(
      ({ status, contentType, headers, body }) =>
        response
          .writeHead(status, {
            'content-type': contentType,
            'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-store',
            ...headers,
          })
          .end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith: (given) => (respond = given),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
