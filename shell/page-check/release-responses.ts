import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckJob } from '../releases/check-job.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { releaseUrl } from '../server/composition/release-urls.ts';

/** A response to a request of the browser. */
export type CheckResponse = {
  status: number;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
  body: Buffer | string;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const picture: CheckResponse = {
  status: 200,
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
};
const isPicture =
  /^\/(media|pictures)\/|^\/api\/expo\/(Picture|Photo|Share|Exhibitors\/QR|Validcode)/;
const apiPath = '/api/expo/';
/** English pages are inspected while their calls are under way, Chinese ones after that. */
const SLOW_MS = 3000;

/** Answers what a page requests: files of releases, recorded data, and pictures without content. */
export function createResponses(
  { read, recorded, files: paths }: CheckJob,
  live: ResolvedComposition,
) {
  const files = new Map(
    read.manifests.flatMap((manifest) =>
      Object.keys(manifest.hashes).map(
        (file) => [releaseUrl(manifest, file), paths[manifest.workspace]?.[file] ?? ''] as const,
      ),
    ),
  );
  return async function respond({ pathname, search }: URL): Promise<CheckResponse> {
    const composed = live.files.find(pathname);
    if (composed) return { status: 200, contentType: types['.json'] ?? '', body: composed.bytes };
    const file = files.get(pathname);
    const contentType = types[path.extname(pathname)] ?? 'text/plain';
    if (file !== undefined) return { status: 200, contentType, body: await readFile(file) };
    if (isPicture.test(pathname)) return picture;
    if (/\bLang=en\b/.test(search)) await pause(SLOW_MS);
    const key = decodeURIComponent(pathname.slice(apiPath.length)) + search;
    const isKnown = pathname.startsWith(apiPath) && Object.hasOwn(recorded.full, key);
    const envelope = isKnown ? { Code: 200, Data: recorded.full[key] } : { Code: 404 };
    return {
      status: envelope.Code,
      contentType: types['.json'] ?? '',
      body: JSON.stringify(envelope),
    };
  };
}
