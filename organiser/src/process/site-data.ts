import { parseJson, schemaProblem } from '@dswine/shared/contract/parse-json';
import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Settings, siteUrlOf } from './settings.ts';
import { within } from './within.ts';

const LIMIT_MS = 1000;
const MAX_BYTES = 8_000_000;

/**
 * What the live releases of the site state: the same value until it changes. Undefined before the
 * site has answered.
 */
export type SiteData<Value> = () => Promise<Value | undefined>;

export type SiteOptions = {
  settings: Pick<Settings, 'siteOrigins'> & Partial<Pick<Settings, 'webServer'>>;
  clock: Clock;
  logger?: Pick<FastifyBaseLogger, 'warn'> | undefined;
};
type File<Schema extends TSchema> = {
  /** Of the web server. */
  file: string;
  schema: Schema;
  /** How long what was read is used, in ms. */
  freshMs: number;
  /** Whether each call waits for a file that is fresh. Otherwise only the first does. */
  waits: boolean;
};

/**
 * Reads a file of a web server when it is asked for. While the web server does not answer, it is what
 * it answered last.
 */
export function createSiteData<Schema extends TSchema>(
  { settings, clock, logger }: SiteOptions,
  { file, schema, freshMs, waits }: File<Schema>,
): SiteData<Static<Schema>> {
  const { webServer = siteUrlOf(settings) } = settings;
  const url = webServer + file;
  let last: { text: string; value?: Static<Schema> } = { text: '' };
  let reading: Promise<void> | undefined;
  let readAt = -Infinity;
  let isFirst = true;

  async function read(): Promise<void> {
    try {
      const text = await within(clock, LIMIT_MS, (signal) => readText(url, signal));
      if (text !== last.text) last = { text, value: parse(text, file, schema) };
    } catch (error) {
      // The site may start after the organiser.
      if (!isFirst)
        logger?.warn(
          { event: 'site-data', file, err: error },
          'what the releases of the site state could not be read',
        );
    }
    isFirst = false;
  }

  return async function siteData() {
    if (clock.monotonic() - readAt >= freshMs) {
      readAt = clock.monotonic();
      reading = read();
    }
    if (waits || last.text === '') await reading;
    return last.value;
  };
}

async function readText(url: string, signal: AbortSignal): Promise<string> {
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
function parse<Schema extends TSchema>(text: string, file: string, schema: Schema): Static<Schema> {
  const value = parseJson(Buffer.from(text));
  const problem = schemaProblem(schema, value);
  if (problem !== undefined) throw new Error(`${file} is wrong: ${problem}.`);
  return Value.Clean(schema, value) as Static<Schema>;
}
