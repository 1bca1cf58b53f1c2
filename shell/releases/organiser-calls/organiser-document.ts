import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  callsIn,
  isApiDocument,
  type ApiCall,
} from '@dswine/shared/build/organiser-calls/api-document';
import { API_DOCUMENT_FILE } from '@dswine/shared/build/organiser-calls/uses-of';
import { UsageError } from '../errors.ts';

/** What an organiser provides. `name`: its version, a hash of its calls, and where that is from. */
export type ProvidedCalls = { name: string; calls: ApiCall[] };

const LIMIT_MS = 5000;

/** What the organiser of this checkout provides. */
export const recordedCalls = (): Promise<ProvidedCalls> => readCalls(API_DOCUMENT_FILE);

/** What a running organiser provides. @throws {UsageError} when it does not say. */
export const liveCalls = (organiser: string): Promise<ProvidedCalls> =>
  readCalls(`${organiser.replace(/\/$/, '')}/api/openapi.json`);

/** Reads an OpenAPI document from a file or an address. @throws {UsageError} */
export async function readCalls(source: string): Promise<ProvidedCalls> {
  const isAddress = /^https?:\/\//.test(source);
  const text = await (isAddress ? fetchText(source) : readFile(source, 'utf8')).catch(
    (cause: unknown) => {
      throw new UsageError(
        `無法讀取 OpenAPI 文件 / The OpenAPI document cannot be read: ${source} (${(cause as Error).message})`,
        { cause },
      );
    },
  );
  const read = parsed(text);
  if (!isApiDocument(read))
    throw new UsageError(`這不是 OpenAPI 文件 / This is no OpenAPI document: ${source}`);
  const { paths, components, info } = read;
  const hash = createHash('sha256').update(JSON.stringify({ paths, components })).digest('hex');
  const from = isAddress ? new URL(source).origin : source.replace(/^.*\//, '');
  return { name: `${info.version} (${hash.slice(0, 8)}, ${from})`, calls: callsIn(read) };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
