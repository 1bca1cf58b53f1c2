import type { ErrorKind, Incident } from '../../releases/index.ts';
import type { BrowserView } from '../canary/cohort-figures.ts';
import type { ReleaseMetrics } from '../metrics/release-metrics.ts';
import type { FailedRender } from '../rendering/guarded-render.ts';
import type { RenderFailure } from '../rendering/render-errors.ts';
import { attribute } from './attribute.ts';
import type { KnownComposition } from './known-composition.ts';
import { readBeacon, readPolicyReports, type Beacon, type Reported } from './read-beacon.ts';
import type { ReportLog } from './report-log.ts';

/** Takes what browsers and this server report, stores it, and counts it by release. */
export type ErrorReports = {
  /** What a page sent. False when it is no such thing. */
  beacon: (body: unknown) => Promise<boolean>;
  /** Reports of a browser about a page of a composition. */
  policyReports: (body: unknown, revision: number) => Promise<void>;
  failedRender: (failed: FailedRender) => void;
  /** A release that this server cannot use. */
  unusable: (incident: Omit<Incident, 'kind' | 'page'>) => void;
};

type Dependencies = {
  metrics: Pick<ReleaseMetrics, 'error' | 'vital'>;
  log: Pick<ReportLog, 'add'>;
  /** A composition that this site has or had; undefined for an invented one. */
  find: (revision: number) => Promise<KnownComposition | undefined>;
  /** The version of a section that is live: of earlier ones anybody can invent figures. */
  liveRelease: (section: string) => string | undefined;
  /** The composition that failed renderings belong to, if it is still known. */
  releasesOf: (revision: number) => Incident['releases'];
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
  const { metrics, log, find, liveRelease, releasesOf, viewed } = dependencies;

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
      const known = await find(beacon.composition);
      if (!known) return true;
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
      const known = reports.length > 0 ? await find(revision) : undefined;
      if (known) for (const report of reports) addReported(report, known);
    },
    failedRender({ section, release, revision, page, failure }) {
      add({
        kind: failureKinds[failure],
        composition: revision,
        section,
        release,
        page,
        releases: releasesOf(revision),
        detail: failure,
      });
    },
    unusable: (incident) => add({ ...incident, kind: 'unusable', page: 'none' }),
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
