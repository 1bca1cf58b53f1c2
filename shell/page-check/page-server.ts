import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckJob } from '../releases/checks/check-job.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { releaseUrl } from '../server/composition/release-urls.ts';
import { allowStyles, errorReportPaths } from '../server/csp/csp.ts';

/** `styleHash`: of the rules in the page. */
type ShownDocument = { status: number; html: string; styleHash?: string | undefined };

export type PageServer = Awaited<ReturnType<typeof startPageServer>>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const isPicture =
  /^\/(media|pictures)\/|^\/api\/expo\/(Picture|Photo|Share|Exhibitors\/QR|Validcode)/;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
const apiPath = '/api/expo/';

type Response = {
  status: number;
  extension?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string;
};

/**
 * Starts a server of this machine, which the browser of a check asks for everything: documents,
 * files of releases, recorded data, and pictures without content.
 */
export async function startPageServer(
  { read, recorded, files: paths }: CheckJob,
  live: ResolvedComposition,
) {
  const documents = new Map<string, ShownDocument>();
  const files = new Map(
    read.manifests.flatMap((manifest) =>
      Object.entries(paths[manifest.workspace] ?? {}).map(([name, file]) => [
        releaseUrl(manifest, name),
        file,
      ]),
    ),
  );

  async function respond({ pathname, search }: URL): Promise<Response> {
    // A page may report what it finds before it knows that it is not on the site.
    if (errorReportPaths.some((one) => one === pathname)) return { status: 204 };
    const document = documents.get(pathname + search);
    if (document) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': allowStyles(live.contentSecurityPolicy, document.styleHash),
      };
      return { status: document.status, headers, body: document.html };
    }
    const file = files.get(pathname);
    const composed = live.files.find(pathname);
    if (composed || file !== undefined) {
      // A browser that keeps the scripts also keeps what it has compiled of them.
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      const body = composed?.bytes ?? (await readFile(file ?? ''));
      return { status: 200, extension: path.extname(pathname), headers, body };
    }
    if (isPicture.test(pathname)) return { status: 200, extension: '.svg', body: picture };
    const key = decodeURIComponent(pathname.slice(apiPath.length)) + search;
    const isKnown = pathname.startsWith(apiPath) && Object.hasOwn(recorded.full, key);
    const envelope = isKnown ? { Code: 200, Data: recorded.full[key] } : { Code: 404 };
    return { status: envelope.Code, extension: '.json', body: JSON.stringify(envelope) };
  }

  const { url, close } = await listen(respond);
  return {
    url,
    close,
    /** Answers this address with a document from now on. */
    show: (address: string, document: ShownDocument) => void documents.set(address, document),
  };
}

async function listen(respond: (url: URL) => Promise<Response>) {
  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', 'http://127.0.0.1')).then(
      ({ status, extension = '', headers, body }) =>
        response
          .writeHead(status, {
            'content-type': types[extension] ?? 'text/plain',
            'cache-control': 'no-store',
            ...headers,
          })
          .end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
