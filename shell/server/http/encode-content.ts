import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { EncodedContent, Encoding } from './content-negotiation.ts';

/**
 * Compresses a page in some encodings. Blocks its thread for up to 2 ms, so render processes call it:
 * handing a page to Node's thread pool costs more time than compressing it.
 */
export function encodeContent(text: string, encodings: readonly Encoding[]): EncodedContent {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return {
    identity,
    br: encodings.includes('br') ? brotliCompressSync(identity, { params }) : undefined,
    gzip: encodings.includes('gzip') ? gzipSync(identity, { level: 6 }) : undefined,
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  };
}

const [brotliFile, gzipFile] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a file that is sent often: as small as possible, in Node's thread pool. */
export async function encodeFile(identity: Buffer, hash: string): Promise<EncodedContent> {
  const [br, zipped] = await Promise.all([brotliFile(identity), gzipFile(identity)]);
  return { identity, br, gzip: zipped, hash };
}
