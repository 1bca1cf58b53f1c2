import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptsDelta, type EncodedContent } from './content-negotiation.ts';

const compress = promisify(zlib.zstdCompress);
const decompress = promisify(zlib.zstdDecompress);
/** A zstd frame that decoders skip; it holds the dictionary's hash (RFC 9842 § 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Browsers decode windows of 8 MB at least (RFC 9842 § 5). */
const MAX_BYTES = 4 * 1024 * 1024;

/** Usual ones have 5 KB. What is longer would push out many others. */
const MAX_DELTA_BYTES = 256 * 1024;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The content as the difference to a dictionary, or undefined if it is better sent whole. */
export type FindDelta = (
  content: EncodedContent,
  dictionary: Uint8Array,
  /** SHA-256 of the dictionary that the browser offers, in base64. */
  offered: string,
) => Promise<EncodedContent | undefined>;

/**
 * The SHA-256 (base64) of the dictionary that the browser offers, if it accepts `dcz`: an earlier
 * response to the same kind of address. A reload asks for whole files: a browser that could not
 * decode a difference shows an error page, which the reader reloads.
 */
export function offeredDictionary(headers: IncomingHttpHeaders): string | undefined {
  if (/\b(no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')) return undefined;
  const [, hash] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return hash !== undefined && acceptsDelta(headers['accept-encoding']) ? hash : undefined;
}

/** Headers of a difference. Only browsers keep it: a shared cache may not know `Vary`. */
export function deltaHeaders(headers: readonly string[]): string[] {
  const isCacheControl = (index: number) => headers[index - 1] === 'cache-control';
  const own = headers.map((value, index) =>
    isCacheControl(index) ? value.replace(/^public/, 'private').replace(/, s-maxage.*/, '') : value,
  );
  return [...own, 'content-encoding', 'dcz'];
}

/**
 * Creates a cache of differences. A difference that cannot be made, does not decode to the content,
 * is long, or is longer than the compressed content, is none, and is not tried again.
 */
export function createDeltas({ level, max }: { level: number; max: number }): FindDelta {
  const deltas = new LRUCache<string, Promise<EncodedContent | undefined>>({
    max,
    maxSize: MAX_CACHED_BYTES,
  });
  return function findDelta(content, dictionary, offered) {
    const hash = `${content.hash}-dcz-${offered.slice(0, 8)}`;
    const cached = deltas.get(hash);
    if (cached) return cached;
    const delta = deltaOf(content.identity, dictionary, { offered, level }).then(
      (identity) => {
        const whole = (content.br ?? content.identity).length;
        const isShort = identity.length < Math.min(whole, MAX_DELTA_BYTES);
        // Until now its size was not known.
        if (isShort && deltas.has(hash)) deltas.set(hash, delta, { size: identity.length });
        return isShort ? { identity, hash } : undefined;
      },
      () => undefined,
    );
    deltas.set(hash, delta, { size: 1 });
    return delta;
  };
}

/**
 * Compresses a body as the difference to a dictionary: content encoding `dcz`.
 *
 * @throws {Error} if the dictionary is not the one that was offered, or the body is too long.
 */
export async function deltaOf(
  content: Uint8Array,
  dictionary: Uint8Array,
  { offered, level }: { offered: string; level: number },
): Promise<Buffer> {
  const hash = createHash('sha256').update(dictionary).digest();
  if (hash.toString('base64') !== offered) throw new Error('Another dictionary was offered.');
  if (content.length > MAX_BYTES) throw new Error('The content is too long for a difference.');
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: level };
  const compressed = await compress(content, { dictionary, params });
  const decoded = await decompress(compressed, { dictionary, maxOutputLength: content.length });
  if (!decoded.equals(content)) throw new Error('The difference does not decode to the content.');
  return Buffer.concat([MAGIC, hash, compressed]);
}
