import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Tap } from './measure-page.ts';
import { fetchRaw, type StoredResponse } from './memory-server.ts';
import type { Monolith } from './monolith.ts';

/** A page of the benchmark: its path, and the chunks of the monolith that it needs. */
export type BenchPage = { name: string; path: string; chunks: string[]; tap: Tap };

const textType = 'text/html; charset=utf-8';

function compress(html: string): Buffer {
  const bytes = Buffer.from(html);
  // The compression quality of the web server.
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

async function pageText(site: string, page: BenchPage): Promise<{ html: string; policy: string }> {
  const response = await fetchRaw(site + page.path);
  const body =
    response.headers['content-encoding'] === 'br'
      ? brotliDecompressSync(response.body)
      : response.body;
  return { html: body.toString('utf8'), policy: response.headers['content-security-policy'] ?? '' };
}

/** The same HTML and CSS as static files, without scripts that run. */
export async function staticVariant(
  site: string,
  pages: readonly BenchPage[],
): Promise<Map<string, StoredResponse>> {
  const responses = new Map<string, StoredResponse>();
  for (const page of pages) {
    const { html } = await pageText(site, page);
    const withoutScripts = html.replace(/<script>.*?<\/script>\n/s, '');
    responses.set(page.path, {
      body: compress(withoutScripts),
      headers: { 'content-type': textType, 'content-encoding': 'br' },
    });
  }
  return responses;
}

/** The same HTML, hydrated by the monolith's files. */
export async function monolithVariant(
  site: string,
  pages: readonly BenchPage[],
  monolith: Monolith,
): Promise<Map<string, StoredResponse>> {
  const responses = new Map<string, StoredResponse>();
  const integrity: Record<string, string> = {};
  for (const name of await readdir(path.join(monolith.folder, 'browser'))) {
    if (!name.endsWith('.js')) continue;
    const bytes = await readFile(path.join(monolith.folder, 'browser', name));
    integrity[`/monolith/browser/${name}`] =
      `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const body = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    responses.set(`/monolith/browser/${name}`, {
      body,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  }
  const script = (file: string) => startFile(file, integrity[file] ?? '');
  for (const [index, page] of pages.entries()) {
    const { html } = await pageText(site, page);
    const files = monolith.filesOf(page.chunks, page.path.startsWith('/en') ? 'en' : 'tw');
    const start = JSON.parse(startData.exec(html)?.[2] ?? '{}') as {
      composition?: [string];
      sections?: [string, string][];
    };
    const composition = await monolithComposition(
      `${site}/releases/${start.composition?.[0] ?? ''}`,
    );
    // Each page has its own part of the composition.
    const compositionUrl = `/monolith/composition-${index}.json`;
    responses.set(compositionUrl, composition.response);
    const own = {
      ...start,
      entry: script(files.entry),
      preload: files.preload.map(script),
      sections: [
        ...files.sections.map(script),
        // The monolith has the messages of the sections' pages as they are released.
        ...(start.sections ?? []).filter(([url]) => /\/messages-/.test(url)),
      ],
      composition: startFile(compositionUrl, composition.integrity),
    };
    const started = [[importMap, { integrity }] as const, [startData, own] as const].reduce(
      (text, [element, value]) =>
        text.replace(element, (_all, open: string) => `${open}${JSON.stringify(value)}</script>`),
      html,
    );
    responses.set(page.path, {
      body: compress(started),
      headers: { 'content-type': textType, 'content-encoding': 'br' },
    });
  }
  return responses;
}

/** As the boot script reads it: see `shell/src/document.ts`. */
const startFile = (url: string, integrity: string) =>
  [url, integrity.replace('sha256-', '')] as const;

const startData = /(<script type="application\/json" id="start">)(.*?)<\/script>/s;
const importMap = /(<script type="importmap">).*?<\/script>/s;

/** The site's composition. The sections of the monolith have no files. */
async function monolithComposition(address: string) {
  const text = await (await fetch(address)).text();
  const file: unknown = JSON.parse(text, (key, value: unknown) => (key === 'scripts' ? [] : value));
  const body = Buffer.from(JSON.stringify(file));
  return {
    integrity: `sha256-${createHash('sha256').update(body).digest('base64')}`,
    response: {
      body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    },
  };
}
