import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compress = promisify(zlib.zstdCompress);
/** A zstd frame that decoders skip; it holds the dictionary's hash (RFC 9842 § 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const LEVEL = 19;

/**
 * The SHA-256 (base64) of the dictionary that the browser offers, if it accepts `dcz`: an earlier
 * response to the same kind of address.
 */
export function offeredDictionary(headers: IncomingHttpHeaders): string | undefined {
  if (!/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  return /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
}

/** Compresses a body as the difference to a dictionary: content encoding `dcz`. */
export async function deltaOf(content: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: LEVEL };
  const hash = createHash('sha256').update(dictionary).digest();
  return Buffer.concat([MAGIC, hash, await compress(content, { dictionary, params })]);
}
