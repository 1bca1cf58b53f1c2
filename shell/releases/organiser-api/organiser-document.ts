import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ApiDocument } from '@dswine/shared/contract/organiser-api';
import { Compile } from 'typebox/compile';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError } from '../errors.ts';
import { fetchBytes } from '../storage/fetch-bytes.ts';

/** What an organiser provides. `name`: its version, a hash of its calls, and where that is from. */
export type OrganiserDocument = { name: string; document: ApiDocument };

const limits = { maxBytes: 16 * 1024 * 1024, limitMs: 5000 };
const recorded = new URL('../../../shared/src/contract/openapi.json', import.meta.url);

/** What the organiser of this checkout provides. */
export const recordedDocument = (): Promise<OrganiserDocument> =>
  readDocument(fileURLToPath(recorded));

/** What a running organiser provides. @throws when it does not say. */
export const liveDocument = (organiser: string): Promise<OrganiserDocument> =>
  readDocument(`${organiser.replace(/\/$/, '')}/api/openapi.json`);

/** Reads an OpenAPI document from a file or an address. */
export async function readDocument(source: string): Promise<OrganiserDocument> {
  const isAddress = /^https?:\/\//.test(source);
  const bytes = await (isAddress ? fetchBytes(source, limits) : readFile(source)).catch(
    (cause: Error) => {
      const problem = cause.message;
      throw new ReleaseError('organiserUnreadable', { source, problem }, { cause });
    },
  );
  const document = parseApiDocument(bytes);
  if (!document) throw new ReleaseError('organiserDocument', { source });
  const { paths, components, info } = document;
  const hash = createHash('sha256').update(JSON.stringify({ paths, components })).digest('hex');
  const from = isAddress ? new URL(source).origin : source.replace(/^.*\//, '');
  return { name: `${info.version} (${hash.slice(0, 8)}, ${from})`, document };
}

/** Undefined for what is no OpenAPI document. */
export function parseApiDocument(bytes: Buffer): ApiDocument | undefined {
  const read = parseJson(bytes);
  // Compiled, because checking this recursive schema takes a second otherwise.
  return (validator ??= Compile(ApiDocument)).Check(read) ? read : undefined;
}

let validator: ReturnType<typeof Compile<typeof ApiDocument>> | undefined;
