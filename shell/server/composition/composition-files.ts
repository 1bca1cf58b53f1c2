import { LRUCache } from 'lru-cache';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { encodeFile } from '../http/encode-content.ts';
import type { BrowserFiles, CompositionContent } from './browser-files.ts';
import type { ResolvedComposition } from './live-composition.ts';

/** A file of the live or an earlier composition, by its URL. */
export type FindComposition = (url: string) => Promise<EncodedContent | undefined>;

type Dependencies = {
  live: () => Pick<ResolvedComposition, 'files'>;
  /** Reads the files of an earlier composition. Undefined if the store has no such revision. */
  read: (revision: number) => Promise<BrowserFiles | undefined>;
};

/** More files than the pages in open tabs and caches name on a busy day of promotions. */
const MAX_FILES = 2000;
const MAX_COMPOSITIONS = 50;
/** Forms of live compositions: they change with the sections that can be used. */
const MAX_FORMS = 10;

/**
 * Finds composition files. Pages in open tabs and caches name earlier ones, so those are read from
 * the store, each once: requests for made-up addresses cost no further reading.
 */
export function createCompositionFiles({ live, read }: Dependencies): FindComposition {
  const byUrl = new LRUCache<string, CompositionContent>({ max: MAX_FILES });
  const reads = new LRUCache<number, Promise<BrowserFiles | undefined>>({ max: MAX_COMPOSITIONS });
  const forms = new Set<BrowserFiles>();
  // One reading at a time: each reads the manifests of a composition.
  let lastRead: Promise<unknown> = Promise.resolve();

  function readOnce(revision: number): Promise<BrowserFiles | undefined> {
    const existing = reads.get(revision);
    if (existing) return existing;
    const files = lastRead.then(() => read(revision));
    lastRead = files.catch(() => undefined);
    reads.set(revision, files);
    const forget = () => reads.delete(revision);
    // A revision that is unknown today may be promoted tomorrow.
    files.then((found) => found ?? forget(), forget);
    return files;
  }

  function findLive(url: string): CompositionContent | undefined {
    forms.add(live().files);
    for (const old of [...forms].slice(0, -MAX_FORMS)) forms.delete(old);
    for (const files of forms) {
      const found = files.find(url);
      if (found) return found;
    }
    return undefined;
  }

  return async function findComposition(url) {
    const revision = Number(/\/(\d{1,9})\.[^/]+\.json$/.exec(url)?.[1]);
    if (!revision) return undefined;
    const seen = byUrl.get(url) ?? findLive(url) ?? (await readOnce(revision))?.find(url);
    if (!seen) return undefined;
    byUrl.set(url, seen);
    return encoded(seen);
  };
}

const encodings = new WeakMap<Buffer, Promise<EncodedContent>>();

function encoded({ bytes, integrity }: CompositionContent): Promise<EncodedContent> {
  const existing = encodings.get(bytes);
  if (existing) return existing;
  const content = encodeFile(bytes, integrity);
  encodings.set(bytes, content);
  return content;
}
