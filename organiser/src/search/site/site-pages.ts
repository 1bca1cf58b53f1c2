import { SearchPages, type SearchEntry } from '@dswine/shared/contract/menu';
import { parseJson, schemaProblem } from '@dswine/shared/contract/parse-json';
import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { Value } from 'typebox/value';
import type { Settings } from '../../process/settings.ts';
import { siteUrlOf } from '../../process/site-origins.ts';
import { within } from '../../process/within.ts';

/** How long what was read is used, and how long reading may take, in ms. */
const FRESH_MS = 5000;
const LIMIT_MS = 1000;
const MAX_BYTES = 8_000_000;

/**
 * The pages that the live releases of the site give to its search: the same list until it changes.
 * Only the first call waits for the site.
 */
export type SitePages = () => Promise<readonly SearchEntry[]>;

type SitePagesOptions = {
  settings: Pick<Settings, 'siteOrigins'> & Partial<Pick<Settings, 'webServer'>>;
  clock: Clock;
  logger?: Pick<FastifyBaseLogger, 'warn'> | undefined;
};

/**
 * Reads the pages from a web server when a search needs them. While it does not answer, they are
 * what it answered last; before that there are none, so that only records are found.
 */
export function createSitePages({ settings, clock, logger }: SitePagesOptions): SitePages {
  const { webServer = siteUrlOf(settings) } = settings;
  let last: { text: string; pages: readonly SearchEntry[] } = { text: '', pages: [] };
  let reading: Promise<void> | undefined;
  let readAt = -Infinity;
  let isFirst = true;

  async function read(): Promise<void> {
    try {
      const text = await within(clock, LIMIT_MS, (signal) => readText(webServer, signal));
      if (text !== last.text) last = { text, pages: parsePages(text) };
    } catch (error) {
      // The site may start after the organiser.
      if (!isFirst)
        logger?.warn(
          { event: 'site-pages', err: error },
          'the pages of the site could not be read',
        );
    }
    isFirst = false;
  }

  return async function sitePages() {
    if (clock.monotonic() - readAt >= FRESH_MS) {
      readAt = clock.monotonic();
      reading = read();
    }
    if (last.text === '') await reading;
    return last.pages;
  };
}

async function readText(webServer: string, signal: AbortSignal): Promise<string> {
  const url = `${webServer}/search-pages.json`;
  const response = await fetch(url, { signal, redirect: 'error' });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`${url} has more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws {Error} with a sentence when it is something else. */
function parsePages(text: string): SearchEntry[] {
  const value = parseJson(Buffer.from(text));
  const problem = schemaProblem(SearchPages, value);
  if (problem !== undefined) throw new Error(`/search-pages.json is wrong: ${problem}.`);
  return (Value.Clean(SearchPages, value) as SearchPages).pages;
}
