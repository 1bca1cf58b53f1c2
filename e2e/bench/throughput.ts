import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { fetchRaw } from './memory-server.ts';
import { median } from './report.ts';
import { dataDir, startProcess } from './start-process.ts';

/**
 * Requests per second, averaged over `seconds`, with 32 connections and brotli: of one URL, or of
 * `nextPath` below it. Throws if any request fails.
 */
export async function requestsPerSecond(
  address: string,
  seconds: number,
  nextPath?: () => string,
): Promise<number> {
  const result = await autocannon({
    url: address,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}

/**
 * Requests per second of the site's home page, and of a bare server that sends the same bytes, as a
 * section of `docs/performance.md`.
 */
export async function cachedHtml(site: string, seconds: number): Promise<string> {
  const { body } = await fetchRaw(`${site}/`);
  // The bare server runs in a separate process, like the web server.
  const file = path.join(dataDir, 'bare.html.br');
  await writeFile(file, body);
  const bare = await startProcess('e2e/bench/bare-server.ts', { BARE_FILE: file });
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  for (let round = 0; round < 3; round += 1) {
    rates.bare.push(await requestsPerSecond(`${bare.message.address ?? ''}/`, seconds));
    rates.site.push(await requestsPerSecond(`${site}/`, seconds));
  }
  bare.child.kill('SIGTERM');
  const [ofBare, ofSite] = [median(rates.bare), median(rates.site)];
  return `## Cached HTML

The home page (${(body.length / 1024).toFixed(1)} KiB, brotli) with 32 connections from a second process, medians of three interleaved runs, on ${new Date().toISOString().slice(0, 10)}.

| | requests/s |
|---|---:|
| bare node:http, the same bytes | ${Math.round(ofBare)} |
| dswine | ${Math.round(ofSite)} |

${(ofSite / ofBare).toFixed(2)} x bare node:http.
`;
}
