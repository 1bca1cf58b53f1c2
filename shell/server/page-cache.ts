import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageQuery } from '@dswine/shared/section/request-key';
import type { EncodedContent } from './content-negotiation.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A rendered page as it is sent, in every encoding. */
export type CachedPage = {
  status: number;
  content: EncodedContent;
  /** The composition that rendered it, and the content revision it was rendered from. */
  revision: number;
  contentRevision: string;
  /** ms since the epoch. */
  renderedAt: number;
  /** ms since the epoch: the show's next phase begins, and the page shows the one before. */
  validUntil: number;
  headers: readonly string[];
};

/**
 * Which part of the cache a page lives in. Each is bounded on its own, so that addresses of which
 * anybody can make up any number never evict the site's own pages.
 */
export type CacheRoom = 'pages' | 'filtered' | 'invented';

const MB = 1024 * 1024;
const bounds: Record<CacheRoom, { max: number; maxSize: number }> = {
  /** Pages and records without a filter: as many as the site has. */
  pages: { max: 4000, maxSize: 96 * MB },
  /** Lists filtered by codes that the organiser knows; their combinations are without number. */
  filtered: { max: 1000, maxSize: 32 * MB },
  /** 404s, empty lists, and filters that nobody knows. */
  invented: { max: 400, maxSize: 16 * MB },
};

/** The last good rendering of each page, bounded in bytes. */
export type PageCache = {
  get: (key: string) => CachedPage | undefined;
  set: (key: string, page: CachedPage, room: CacheRoom) => void;
  /** Drops all: a record was withdrawn, and no cached page may show it. */
  clear: () => void;
  size: () => number;
};

export function createPageCache(): PageCache {
  const rooms = { pages: lru('pages'), filtered: lru('filtered'), invented: lru('invented') };
  const all = Object.values(rooms);
  return {
    get: (key) => rooms.pages.get(key) ?? rooms.filtered.get(key) ?? rooms.invented.get(key),
    set(key, page, room) {
      for (const other of all) if (other !== rooms[room]) other.delete(key);
      rooms[room].set(key, page);
    },
    clear() {
      for (const room of all) room.clear();
    },
    size: () => all.reduce((sum, { size }) => sum + size, 0),
  };
}

function lru(room: CacheRoom): LRUCache<string, CachedPage> {
  const sizeCalculation = ({ content: { identity, br, gzip: zipped } }: CachedPage) =>
    identity.length + (br?.length ?? 0) + (zipped?.length ?? 0);
  return new LRUCache({ ...bounds[room], sizeCalculation });
}

type Answered = { status: number; query: PageQuery | undefined; data: unknown };

/** The room of a page with this status, query, and answers of the organiser. */
export function roomOf({ status, query = {}, data }: Answered): CacheRoom {
  if (status !== 200) return 'invented';
  const { page: _page, ...filters } = query;
  const codes = Object.values(filters).flat();
  if (codes.length === 0) return 'pages';
  const text = JSON.stringify(data) ?? '';
  // The organiser names every code that it knows: in the choices of the list, or in its records.
  const isKnown = (code: string) => text.includes(`"${code}"`) || text.includes(`"${code}T`);
  return !/"Total":0\b/.test(text) && codes.every(isKnown) ? 'filtered' : 'invented';
}

type Encodable = Omit<CachedPage, 'content' | 'renderedAt'> & { html: string };

/** Compresses a rendered page for the cache. */
export async function encodePage({ html, ...page }: Encodable): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, zipped] = await Promise.all([
    brotli(identity, { params }),
    gzip(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { ...page, content: { identity, br, gzip: zipped, hash }, renderedAt: Date.now() };
}
