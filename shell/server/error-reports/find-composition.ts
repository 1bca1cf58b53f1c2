import { LRUCache } from 'lru-cache';
import type { Clock } from '@dswine/shared/process/clock';
import { storedRevision } from '../composition/variant-source.ts';
import type { NamedComposition } from '../composition/release-source.ts';
import { knownComposition, type KnownComposition } from './known-composition.ts';

type Dependencies = {
  /** Reads an earlier composition. Undefined in development, where there is none. */
  read: ((revision: number) => Promise<NamedComposition | undefined>) | undefined;
  /** The composition of a revision whose pages this server shows. */
  shown: (revision: number) => NamedComposition | undefined;
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
/** Anybody can ask for one revision after the other. */
const MAX_WAITING = 10;

/**
 * Finds the composition that a page says it is of. Undefined for one that this site never had, or
 * while too many others are read.
 */
export function createFinder({ read, shown, newest, clock }: Dependencies) {
  const earlier = new LRUCache<number, Promise<KnownComposition | undefined>>({
    max: MAX_EARLIER,
    ttl: EARLIER_MS,
    ttlResolution: 0,
    perf: { now: clock.monotonic },
  });
  // One reading at a time: each reads the manifests of a composition.
  let lastRead: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function readNext(revision: number): Promise<KnownComposition | undefined> {
    await lastRead;
    const composition = await read?.(revision).catch(() => undefined);
    return composition && knownComposition(composition);
  }

  function startRead(revision: number): Promise<KnownComposition | undefined> {
    waiting += 1;
    const found = readNext(revision);
    lastRead = found;
    earlier.set(revision, found);
    void found.then((known) => {
      waiting -= 1;
      if (!known) earlier.set(revision, found, { ttl: UNKNOWN_MS });
    });
    return found;
  }

  return async function find(revision: number): Promise<KnownComposition | undefined> {
    const now = shown(revision);
    if (now) return knownComposition(now);
    const stored = storedRevision(revision) ?? 0;
    if (!Number.isInteger(stored) || stored < 1 || stored > newest() + MAX_AHEAD) return undefined;
    return earlier.get(revision) ?? (waiting < MAX_WAITING ? startRead(revision) : undefined);
  };
}
