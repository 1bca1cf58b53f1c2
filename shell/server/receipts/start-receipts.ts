import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { sectionOf } from '@dswine/shared/contract/releases';
import { compositionOfCanary } from '../composition/canary-source.ts';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { Previews } from '../previews/previews.ts';
import type { ReleaseSource } from '../composition/release-source.ts';
import { knownComposition, type KnownComposition } from './known-composition.ts';
import { createReceiptLog } from './receipt-log.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import type { ReleaseFigures } from './release-figures.ts';

type Dependencies = {
  source: Pick<ReleaseSource, 'reports' | 'composition'>;
  figures: ReleaseFigures;
  live: () => Live;
  previews: Pick<Previews, 'composition'> | undefined;
  canary: Pick<CanaryWatch, 'composition' | 'reported'> | undefined;
  log: Logger;
};

export type RunningReceipts = Receipts & {
  /** Notes what this server cannot use, each problem once. */
  noteProblems: (state: CompositionState) => void;
  close: () => Promise<void>;
};

/** Starts to collect receipts, and to store them where servers report. */
export function startReceipts(dependencies: Dependencies): RunningReceipts {
  const { source, figures, live, previews, canary, log } = dependencies;
  const stored = createReceiptLog({
    storage: source.reports,
    figures: figures.slots,
    onError: ({ message: error }) =>
      log.warn({ event: 'receipts-failed', error }, 'receipts could not be stored'),
  });
  const shown = (revision: number) =>
    live().revision === revision
      ? live()
      : (previews?.composition(revision) ?? canary?.composition(revision));
  const receipts = createReceipts({
    figures,
    log: stored,
    viewed: canary?.reported,
    find: createFinder(dependencies, shown),
    releasesOf: (revision) => (shown(revision) ?? live()).releases,
  });
  const noted = new Set<string>();
  return {
    ...receipts,
    noteProblems({ revision, problems, rejected }) {
      const all = [...problems.map((problem) => ({ revision, problem })), ...rejected];
      for (const { revision: composition, problem } of all) {
        const [, workspace = 'shell', release = '0'] =
          /^([\w-]+)@(\S+)$/.exec(problem.release) ?? [];
        const key = `${composition} ${workspace} ${release}`;
        if (noted.has(key)) continue;
        noted.add(key);
        const { releases } = live();
        receipts.unusable({ composition, section: sectionOf(workspace), release, releases });
      }
    },
    close: stored.close,
  };
}

/** Compositions of tabs that were opened before a promotion. */
const MAX_EARLIER = 50;
const EARLIER_MS = 10 * 60_000;
/** Another server may be some promotions ahead. Further revisions are invented. */
const MAX_AHEAD = 20;

function createFinder(
  { source, live }: Dependencies,
  shown: (revision: number) => Live | undefined,
): (revision: number) => Promise<KnownComposition | undefined> {
  const earlier = new LRUCache<number, Promise<KnownComposition | undefined>>({
    max: MAX_EARLIER,
    ttl: EARLIER_MS,
  });
  // One reading at a time: each reads the manifests of a composition.
  let lastRead: Promise<unknown> = Promise.resolve();

  async function read(revision: number): Promise<KnownComposition | undefined> {
    const composition = await source.composition?.(revision).catch(() => undefined);
    return composition && knownComposition(composition);
  }

  return async function find(revision) {
    const now = shown(revision);
    if (now) return knownComposition(now);
    const named = compositionOfCanary(revision) ?? revision;
    if (!(named >= 1 && named <= live().revision + MAX_AHEAD)) return undefined;
    const existing = earlier.get(revision);
    if (existing) return existing;
    const found = lastRead.then(() => read(revision));
    lastRead = found;
    earlier.set(revision, found);
    return found;
  };
}
