import { sectionOf } from '@dswine/shared/contract/releases';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { FindComposition } from '../composition/earlier-compositions.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { ErrorKind, Incident } from '../../releases/index.ts';
import type { BrowserView } from '../variants/cohort-figures.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { FailedRender } from '../rendering/guarded-render.ts';
import type { RenderFailure } from '../rendering/render-errors.ts';
import { attribute } from './attribute.ts';
import { knownComposition, type KnownComposition } from './known-composition.ts';
import { readBeacon, readPolicyReports, type Beacon, type Reported } from './read-beacon.ts';
import type { ReportLog } from './report-log.ts';

/** Takes what browsers and this server report, stores it, and counts it by release. */
export type ErrorReports = {
  /** What a page sent. False when it is no such thing. */
  beacon: (body: unknown) => Promise<boolean>;
  /** Reports of a browser about a page of a composition. */
  policyReports: (body: unknown, revision: number) => Promise<void>;
  failedRender: (failed: FailedRender) => void;
  /** Notes what this server cannot use, each problem once. */
  noteProblems: (state: Pick<CompositionState, 'revision' | 'problems' | 'rejected'>) => void;
};

type Dependencies = {
  metrics: Pick<Metrics, 'error' | 'vital'>;
  log: Pick<ReportLog, 'add'>;
  live: () => ResolvedComposition;
  find: FindComposition;
  /** Called once for each view of a page of which a browser reports. */
  viewed?: ((view: BrowserView) => void) | undefined;
};

/** What a reader notices. */
const failures: ReadonlySet<ErrorKind> = new Set([
  'error',
  'rejection',
  'boundary',
  'hydration',
  'load',
]);

const failureKinds = {
  threw: 'render',
  limit: 'deadline',
  stalled: 'deadline',
  memory: 'process',
  exited: 'process',
} as const satisfies Record<RenderFailure, ErrorKind>;

export function createErrorReports(dependencies: Dependencies): ErrorReports {
  const { metrics, log, live, find, viewed } = dependencies;
  const noted = new Set<string>();
  /** Any client can invent figures of earlier releases. */
  const liveRelease = (section: string) => knownComposition(live()).sections.get(section);

  function add(incident: Incident, count = 1): void {
    const { kind, section, release } = incident;
    if (release === liveRelease(section)) metrics.error({ section, release, kind }, count);
    log.add(incident, count);
  }

  /** What was added; undefined for what is of no release. */
  function addReported(reported: Reported, known: KnownComposition): Incident | undefined {
    const incident = attribute(reported, known);
    if (incident) add(incident, reported.count);
    return incident;
  }

  return {
    async beacon(body) {
      const beacon = readBeacon(body);
      if (!beacon) return false;
      const found = await find(beacon.composition);
      if (!found) return true;
      const known = knownComposition(found);
      const { engine } = beacon;
      const added = beacon.faults.flatMap(
        (fault) => addReported({ ...fault, engine }, known) ?? [],
      );
      viewed?.(viewIn(beacon, added));
      for (const { section, name, value } of beacon.vitals) {
        const release = known.sections.get(section);
        if (release !== undefined && release === liveRelease(section))
          metrics.vital({ section, release }, name, value);
      }
      return true;
    },
    async policyReports(body, revision) {
      const reports = readPolicyReports(body);
      const found = reports.length > 0 ? await find(revision) : undefined;
      if (found) for (const report of reports) addReported(report, knownComposition(found));
    },
    failedRender({ revision: composition, failure: detail, ...failed }) {
      add({ ...failed, composition, kind: failureKinds[detail], detail });
    },
    noteProblems({ revision, problems, rejected }) {
      const all = [...problems.map((problem) => ({ revision, problem })), ...rejected];
      for (const { revision: composition, problem } of all) {
        const [workspace = 'shell', release = '0'] = problem.release.split('@');
        const key = `${composition} ${workspace} ${release}`;
        if (noted.has(key)) continue;
        noted.add(key);
        const section = sectionOf(workspace);
        const { releases } = live();
        add({ kind: 'unusable', composition, section, release, page: 'none', releases });
      }
    },
  };
}

function viewIn(
  { composition: revision, isFirst = false, vitals }: Beacon,
  faults: readonly Incident[],
): BrowserView {
  const hasFailed = faults.some(({ kind }) => failures.has(kind));
  const inp = vitals.find(({ name }) => name === 'inp')?.value;
  return { revision, isFirst, hasFailed, inp };
}
