import { LRUCache } from 'lru-cache';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { encodeFile } from '../http/encode-content.ts';
import type { CompositionContent, ResolvedComposition } from './live-composition.ts';

/** The file of the live or an earlier composition, by its URL. */
export type FindComposition = (url: string) => Promise<EncodedContent | undefined>;

type Dependencies = {
  live: () => Pick<ResolvedComposition, 'file'>;
  /** Reads the file of an earlier composition. Undefined if the store has no such revision. */
  read: (revision: number) => Promise<CompositionContent | undefined>;
};

/** More compositions than the pages in open tabs and caches name on a busy day of promotions. */
const MAX_CACHED = 200;

/**
 * Finds composition files. Pages in open tabs and caches name earlier ones, so those are read from
 * the store, each once: requests for made-up addresses cost no further reading.
 */
export function createCompositionFiles({ live, read }: Dependencies): FindComposition {
  const byUrl = new LRUCache<string, CompositionContent>({ max: MAX_CACHED });
  const reads = new LRUCache<number, Promise<CompositionContent | undefined>>({ max: MAX_CACHED });
  // One reading at a time: each verifies all files of a composition.
  let lastRead: Promise<unknown> = Promise.resolve();

  function readOnce(revision: number): Promise<CompositionContent | undefined> {
    const existing = reads.get(revision);
    if (existing) return existing;
    const file = lastRead.then(() => read(revision));
    lastRead = file.catch(() => undefined);
    reads.set(revision, file);
    const forget = () => reads.delete(revision);
    // A revision that is unknown today may be promoted tomorrow.
    file.then((found) => found ?? forget(), forget);
    return file;
  }

  return async function findComposition(url) {
    const revision = Number(/\/(\d{1,9})\.[0-9a-f]{16}\.json$/.exec(url)?.[1]);
    if (!revision) return undefined;
    // The live file changes with the sections that can be used: each form keeps its address.
    const { file } = live();
    byUrl.set(file.url, file);
    const seen = byUrl.get(url);
    if (seen) return encoded(seen);
    const earlier = await readOnce(revision);
    return earlier?.url === url ? encoded(earlier) : undefined;
  };
}

const encodings = new WeakMap<CompositionContent, Promise<EncodedContent>>();

function encoded(file: CompositionContent): Promise<EncodedContent> {
  const existing = encodings.get(file);
  if (existing) return existing;
  const content = encodeFile(file.bytes, file.integrity);
  encodings.set(file, content);
  return content;
}
