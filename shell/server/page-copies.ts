import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A rendered page as it is answered, in every encoding. */
export type PageCopy = {
  status: number;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** The composition that rendered it, and the content it was rendered from. */
  revision: number;
  content: string;
  /** ms since the epoch. */
  renderedAt: number;
  /** ms since the epoch: the show's next state begins, and the copy shows the one before. */
  trueUntil: number;
  headers: readonly string[];
};

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_COPIES = 4000;
/** Pages that do not exist, of which anybody can make up any number, have room of their own: they push out no good copy. */
const MAX_MISSING_BYTES = 16 * 1024 * 1024;
const MAX_MISSING = 400;

export type PageCopies = {
  get: (key: string) => PageCopy | undefined;
  set: (key: string, copy: PageCopy) => void;
  /** Drops all: something was withdrawn, and no copy may show it. */
  clear: () => void;
  size: () => number;
};

/** The last good copy of each page, bounded. */
export function createPageCopies(): PageCopies {
  const good = copiesUpTo(MAX_COPIES, MAX_BYTES);
  const missing = copiesUpTo(MAX_MISSING, MAX_MISSING_BYTES);
  return {
    get: (key) => good.get(key) ?? missing.get(key),
    set(key, copy) {
      const [into, outOf] = copy.status === 200 ? [good, missing] : [missing, good];
      outOf.delete(key);
      into.set(key, copy);
    },
    clear() {
      good.clear();
      missing.clear();
    },
    size: () => good.size + missing.size,
  };
}

function copiesUpTo(max: number, maxSize: number): LRUCache<string, PageCopy> {
  return new LRUCache({
    max,
    maxSize,
    sizeCalculation: ({ html, br, gzip: zipped }) => html.length + br.length + zipped.length,
  });
}

type Rendered = {
  trueUntil: number;
  status: number;
  html: string;
  revision: number;
  content: string;
  headers: readonly string[];
};

export async function copyOf({ status, html, revision, content, headers, trueUntil }: Rendered): Promise<PageCopy> {
  const bytes = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(bytes, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzip(bytes, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { status, html: bytes, br, gzip: zipped, etag, revision, content, renderedAt: Date.now(), trueUntil, headers };
}
