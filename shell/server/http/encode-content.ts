import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EncodedContent, Encoding } from './content-negotiation.ts';

/**
 * Compresses a page in some encodings. Blocks its thread for up to 2 ms, so render threads call it:
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
