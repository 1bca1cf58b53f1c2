import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplePictureAt } from '@dswine/shared/standalone/sample-picture';
import type { CheckJob } from '../releases/checks/check-job.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { fileType } from '../server/composition/release-files.ts';
import { releaseUrl } from '../server/composition/release-urls.ts';
import { allowStyles, errorReportPaths } from '../server/csp/csp.ts';

/** `styleHash`: of the rules in the page. */
type ShownDocument = { status: number; html: string; styleHash?: string | undefined };

export type PageServer = Awaited<ReturnType<typeof startPageServer>>;

const apiPath = '/api/expo/';

type Answer = {
  status: number;
  type?: string | undefined;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
};

/**
 * Starts a server of this machine, which the browser of a check asks for everything: documents,
 * files of releases, recorded data, and sample pictures.
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

  async function respond({ pathname, search }: URL): Promise<Answer> {
    // A page may report what it finds before it knows that it is not on the site.
    if (errorReportPaths.some((one) => one === pathname)) return { status: 204 };
    const document = documents.get(pathname + search);
    if (document) {
      const { status, html: body, styleHash } = document;
      const policy = allowStyles(live.contentSecurityPolicy, styleHash);
      const headers = { 'content-security-policy': policy };
      return { status, type: 'text/html; charset=utf-8', headers, body };
    }
    const file = files.get(pathname);
    const composed = live.files.find(pathname);
    if (composed || file !== undefined) {
      // A browser that keeps the scripts also keeps what it has compiled of them.
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      const body = composed?.bytes ?? (await readFile(file ?? ''));
      return { status: 200, type: fileType(pathname), headers, body };
    }
    const picture = samplePictureAt(pathname);
    if (picture !== undefined) return { status: 200, type: 'image/svg+xml', body: picture };
    const key = decodeURIComponent(pathname.slice(apiPath.length)) + search;
    const isKnown = pathname.startsWith(apiPath) && Object.hasOwn(recorded.full, key);
    const envelope = isKnown ? { Code: 200, Data: recorded.full[key] } : { Code: 404 };
    return { status: envelope.Code, type: fileType('a.json'), body: JSON.stringify(envelope) };
  }

  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', 'http://127.0.0.1')).then(
      ({ status, type = 'text/plain', headers, body }) =>
        response
          .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
          .end(body),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
    /** Answers this address with a document from now on. */
    show: (address: string, document: ShownDocument) => void documents.set(address, document),
  };
}
