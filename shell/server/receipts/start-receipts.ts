import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import { sectionOf } from '@dswine/shared/contract/releases';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { Previews } from '../previews/previews.ts';
import type { ReleaseSource } from '../composition/release-source.ts';
import { createFinder } from './find-composition.ts';
import { knownComposition } from './known-composition.ts';
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
  clock: Clock;
};

export type RunningReceipts = Receipts & {
  /** Notes what this server cannot use, each problem once. */
  noteProblems: (state: CompositionState) => void;
  close: () => Promise<void>;
};

/** Starts to collect receipts, and to store them where servers report. */
export function startReceipts(dependencies: Dependencies): RunningReceipts {
  const { source, figures, live, previews, canary, log, clock } = dependencies;
  const stored = createReceiptLog({
    storage: source.reports,
    figures: figures.slots,
    clock,
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
    find: createFinder({
      read: source.composition,
      shown,
      clock,
      newest: () => live().revision,
    }),
    isShown: (revision, { section, release }) =>
      knownComposition(shown(revision) ?? live()).sections.get(section) === release,
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
