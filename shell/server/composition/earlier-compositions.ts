import { LRUCache } from 'lru-cache';
import type { Clock } from '@dswine/shared/process/clock';
import type { BrowserFiles, CompositionContent } from './browser-files.ts';
import type { ResolvedComposition } from './live-composition.ts';
import { storedRevision } from './variant-source.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { encodeFile } from '../http/encode-content.ts';

/** Finds the composition of a tab. Undefined for one that this site never had. */
export type FindComposition = (revision: number) => Promise<ResolvedComposition | undefined>;

type Dependencies = {
  /** Reads what was live before. */
  read: FindComposition;
  /** The composition of a revision whose pages this server shows. */
  shown: (revision: number) => ResolvedComposition | undefined;
  /** The revision that is live. */
  newest: () => number;
  clock: Pick<Clock, 'monotonic'>;
};

/** Compositions of tabs that were opened before a promotion. */
const MAX_EARLIER = 50;
const EARLIER_MS = 10 * 60_000;
/** Another server may be some promotions ahead. Further revisions are invented. */
const MAX_AHEAD = 20;
/** Soon this server may have what another one shows already. */
const UNKNOWN_MS = 5000;
/** Any client can ask for one revision after the other. */
const MAX_WAITING = 20;

/**
 * Finds the composition that a page says it is of, while not too many others are read. Open tabs and
 * cached pages name earlier ones.
 */
export function createCompositionFinder(dependencies: Dependencies): FindComposition {
  const { read, shown, newest, clock } = dependencies;
  const earlier = new LRUCache<number, Promise<ResolvedComposition | undefined>>({
    max: MAX_EARLIER,
    ttl: EARLIER_MS,
    ttlResolution: 0,
    perf: { now: clock.monotonic },
  });
  // One reading at a time: each reads the manifests of a composition.
  let lastRead: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function startRead(revision: number): Promise<ResolvedComposition | undefined> {
    waiting += 1;
    const found = lastRead.then(() => read(revision)).catch(() => undefined);
    lastRead = found;
    earlier.set(revision, found);
    void found.then((composition) => {
      waiting -= 1;
      if (!composition) earlier.set(revision, found, { ttl: UNKNOWN_MS });
    });
    return found;
  }

  return async function find(revision) {
    const now = shown(revision);
    if (now) return now;
    const stored = storedRevision(revision) ?? 0;
    if (!Number.isInteger(stored) || stored < 1 || stored > newest() + MAX_AHEAD) return undefined;
    return earlier.get(revision) ?? (waiting < MAX_WAITING ? startRead(revision) : undefined);
  };
}

/** A file of the live or an earlier composition, by its URL. */
export type FindCompositionFile = (url: string) => Promise<EncodedContent | undefined>;

type WithFiles = Pick<ResolvedComposition, 'files'>;

/** Forms of live compositions: they change with the sections that can be used. */
const MAX_FORMS = 10;

/** Finds composition files. Pages in open tabs and caches name those of earlier ones. */
export function createCompositionFiles(
  live: () => WithFiles,
  find: (revision: number) => Promise<WithFiles | undefined>,
): FindCompositionFile {
  const forms = new Set<BrowserFiles>();

  function findLive(url: string): CompositionContent | undefined {
    forms.add(live().files);
    for (const old of [...forms].slice(0, -MAX_FORMS)) forms.delete(old);
    for (const files of forms) {
      const found = files.find(url);
      if (found) return found;
    }
    return undefined;
  }

  return async function findFile(url) {
    const revision = Number(/\/(\d{1,9})\.[^/]+\.json$/.exec(url)?.[1]);
    if (!revision) return undefined;
    const found = findLive(url) ?? (await find(revision))?.files.find(url);
    return found && encoded(found);
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
