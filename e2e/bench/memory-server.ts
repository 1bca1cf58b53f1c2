import { createServer, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { listen } from '@dswine/shared/testing/listen';

/** A stored response: body bytes as transferred, with their headers. */
export type StoredResponse = { body: Buffer; headers: Record<string, string> };

/** A bare node:http server that responds from memory: the baseline of the comparison. */
export async function serveFromMemory(
  responses: ReadonlyMap<string, StoredResponse>,
  loadFallback?: (path: string) => Promise<StoredResponse | undefined>,
): Promise<{ base: string; server: Server }> {
  const server = createServer((request, response) => {
    const stored = responses.get(request.url ?? '');
    if (stored) {
      response.writeHead(200, { ...stored.headers, 'content-length': stored.body.length });
      response.end(stored.body);
      return;
    }
    void (loadFallback?.(request.url ?? '') ?? Promise.resolve(undefined)).then((fallback) => {
      response.writeHead(
        fallback ? 200 : 404,
        fallback ? { ...fallback.headers, 'content-length': fallback.body.length } : {},
      );
      response.end(fallback?.body);
    });
  });
  return { base: `http://127.0.0.1:${await listen(server)}`, server };
}

/** Fetches a URL like a browser, without decoding the body. Throws for a status other than 200. */
export async function fetchRaw(address: string): Promise<StoredResponse> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br, gzip', accept: '*/*' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const copiedHeaders = [
          'content-type',
          'content-encoding',
          'cache-control',
          'content-security-policy',
        ];
        const headers = Object.fromEntries(
          copiedHeaders.flatMap((name) =>
            typeof response.headers[name] === 'string' ? [[name, response.headers[name]]] : [],
          ),
        );
        if (response.statusCode !== 200)
          reject(new Error(`${address} answered ${response.statusCode}`));
        else resolve({ body: Buffer.concat(chunks), headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The HTML of a page of the site, decoded. */
export async function readPage(address: string): Promise<string> {
  const { body, headers } = await fetchRaw(address);
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
}

/** A page, compressed like the web server does it. */
export const storedPage = (html: string) => stored(html, 'text/html; charset=utf-8', 5);

/** A file, compressed as well as brotli can. */
export const storedFile = (body: Buffer | string, type: string) => stored(body, type, 11);

function stored(text: Buffer | string, type: string, quality: number): StoredResponse {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return {
    body: brotliCompressSync(bytes, { params }),
    headers: { 'content-type': type, 'content-encoding': 'br' },
  };
}
