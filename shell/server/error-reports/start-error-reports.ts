import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import { sectionOf } from '@dswine/shared/contract/releases';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { Variants } from '../variants/variants.ts';
import type { ReleaseSource } from '../composition/release-source.ts';
import { createFinder } from './find-composition.ts';
import { knownComposition } from './known-composition.ts';
import { createReportLog } from './report-log.ts';
import { createErrorReports, type ErrorReports } from './error-reports.ts';
import type { ReleaseMetrics } from '../metrics/release-metrics.ts';

type Dependencies = {
  source: Pick<ReleaseSource, 'reports' | 'composition'>;
  metrics: Pick<ReleaseMetrics, 'error' | 'vital'>;
  live: () => Live;
  variants: Pick<Variants, 'composition' | 'canary'> | undefined;
  log: Logger;
  clock: Clock;
};

export type RunningErrorReports = ErrorReports & {
  /** Notes what this server cannot use, each problem once. */
  noteProblems: (state: CompositionState) => void;
  close: () => Promise<void>;
};

/** Starts to collect error reports, and to store them where servers report. */
export function startErrorReports(dependencies: Dependencies): RunningErrorReports {
  const { source, metrics, live, variants, log, clock } = dependencies;
  const stored = createReportLog({
    storage: source.reports,
    clock,
    onError: ({ message: error }) =>
      log.warn({ event: 'error-reports-failed', error }, 'error reports could not be stored'),
  });
  const shown = (revision: number) =>
    live().revision === revision ? live() : variants?.composition(revision);
  const reports = createErrorReports({
    metrics,
    log: stored,
    viewed: variants?.canary.reported,
    find: createFinder({
      read: source.composition,
      shown,
      clock,
      newest: () => live().revision,
    }),
    liveRelease: (section) => knownComposition(live()).sections.get(section),
    releasesOf: (revision) => (shown(revision) ?? live()).releases,
  });
  const noted = new Set<string>();
  return {
    ...reports,
    noteProblems({ revision, problems, rejected }) {
      const all = [...problems.map((problem) => ({ revision, problem })), ...rejected];
      for (const { revision: composition, problem } of all) {
        const [, workspace = 'shell', release = '0'] =
          /^([\w-]+)@(\S+)$/.exec(problem.release) ?? [];
        const key = `${composition} ${workspace} ${release}`;
        if (noted.has(key)) continue;
        noted.add(key);
        const { releases } = live();
        reports.unusable({ composition, section: sectionOf(workspace), release, releases });
      }
    },
    close: stored.close,
  };
}
