import { writeQuery, type PageQuery } from '@dswine/shared/section/request-key';
import { hasFreeText } from '../../src/composition/matched-page.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { createSharedCache } from '../http/shared-cache.ts';
import type { PageLabels } from '../http/page-labels.ts';
import type { PageRequest } from '../rendering/render-request.ts';

/** A rendered page. One that is cached has all encodings. */
export type CachedPage = {
  status: number;
  /** What metrics and traces tell of it. */
  labels: PageLabels;
  content: EncodedContent;
  /** The newest composition in which the page is known to be the same. */
  revision: number;
  /** What it depends on in a composition (`dependenciesOf`). */
  dependencies: string;
  contentRevision: string;
  /** ms of a clock that never jumps. */
  renderedAt: number;
  /** ms since the epoch: when the next show phase begins, which makes the page outdated. */
  validUntil: number;
  headers: readonly string[];
  /** What it tells browsers of a canary. */
  canary?: string | undefined;
};

/**
 * A partition of the cache. Each has its own limits, so that an attacker who requests any number of
 * made-up URLs cannot evict the real pages. In each, a section evicts its own pages first.
 */
type CachePartition = 'pages' | 'filtered' | 'invented';

const MB = 1024 * 1024;
/** Ten times the longest page of the site in all its encodings. A longer one is not cached. */
const MAX_PAGE_BYTES = 3 * MB;
const bounds: Record<CachePartition, { max: number; maxSize: number }> = {
  /** Pages and records without a filter. Their number is finite. */
  pages: { max: 4000, maxSize: 96 * MB },
  /** Lists filtered by valid codes. The number of combinations is practically unlimited. */
  filtered: { max: 1000, maxSize: 32 * MB },
  /** 404s, empty lists, and filters with unknown codes. */
  invented: { max: 400, maxSize: 16 * MB },
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches the last good rendering of each page, limited by bytes: by `share` of the usual limits. */
export function createPageCache(share = 1) {
  const partitionFor = (name: CachePartition) => {
    const { max, maxSize } = bounds[name];
    return createSharedCache<CachedPage>(
      { max: max * share, maxSize: maxSize * share, maxEntrySize: MAX_PAGE_BYTES },
      ({ content: { identity, br, gzip } }) =>
        identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    );
  };
  const partitions = {
    pages: partitionFor('pages'),
    filtered: partitionFor('filtered'),
    invented: partitionFor('invented'),
  };
  const all = Object.values(partitions);
  return {
    get: (key: string) =>
      partitions.pages.get(key) ?? partitions.filtered.get(key) ?? partitions.invented.get(key),
    set(key: string, page: CachedPage, partition: CachePartition): void {
      for (const other of all) if (other !== partitions[partition]) other.delete(key);
      partitions[partition].set(page.labels.section, key, page);
    },
    clear(): void {
      for (const partition of all) partition.clear();
    },
    size: () => all.reduce((sum, { size }) => sum + size(), 0),
  };
}

type RenderedData = { status: number; query: PageQuery | undefined; data?: unknown };

/** The partition for a page with this status, query and data. */
export function partitionOf({ status, query = {}, data }: RenderedData): CachePartition {
  if (status !== 200) return 'invented';
  const { page: _page, ...filters } = query;
  const codes = Object.values(filters).flat();
  if (codes.length === 0) return 'pages';
  const text = JSON.stringify(data) ?? '';
  // Data of the organiser contains every valid code, as a filter option or in a record.
  const isKnown = (code: string) => text.includes(`"${code}"`) || text.includes(`"${code}T`);
  return !/"Total":0\b/.test(text) && codes.every(isKnown) ? 'filtered' : 'invented';
}

/**
 * The cache key of a page: its path and the query parameters of its route, in a fixed order. Other
 * parameters, such as campaign tags, share the entry. Undefined for pages with free text in the
 * query, which are not cached.
 *
 * Without a matching page the key is no request target, because the cache is read before routing:
 * `/x/../readyz` resolves to `/readyz`, and its 404 must not replace that route.
 */
export function keyOf({ url, page }: Pick<PageRequest, 'url' | 'page'>): string | undefined {
  if (!page) return `unmatched ${url.pathname}`;
  return hasFreeText(page) ? undefined : url.pathname + writeQuery(page.query);
}
