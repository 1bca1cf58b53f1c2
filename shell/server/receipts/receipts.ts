import type { CountName, NamedSection } from '../../releases/receipts/figures.ts';
import type { Incident, ReceiptKind } from '../../releases/receipts/receipt.ts';
import type { BrowserView } from '../canary/cohort-figures.ts';
import type { FailedRender } from '../rendering/guarded-render.ts';
import type { RenderFailure } from '../rendering/render-errors.ts';
import { attribute } from './attribute.ts';
import type { KnownComposition } from './known-composition.ts';
import { readBeacon, readPolicyReports, type Beacon, type Reported } from './read-beacon.ts';
import type { ReceiptLog } from './receipt-log.ts';
import type { ReleaseFigures } from './release-figures.ts';

/** Takes what browsers and this server report, and adds it to figures and receipts. */
export type Receipts = {
  /** What a page sent. False when it is no such thing. */
  beacon: (body: unknown) => Promise<boolean>;
  /** Reports of a browser about a page of a composition. */
  policyReports: (body: unknown, revision: number) => Promise<void>;
  failedRender: (failed: FailedRender) => void;
  /** A release that this server cannot use. */
  unusable: (incident: Omit<Incident, 'kind' | 'page'>) => void;
};

type Dependencies = {
  figures: ReleaseFigures;
  log: Pick<ReceiptLog, 'add'>;
  /** A composition that this site has or had; undefined for an invented one. */
  find: (revision: number) => Promise<KnownComposition | undefined>;
  /** The composition that failed renderings belong to, if it is still known. */
  releasesOf: (revision: number) => Incident['releases'];
  /** Called once for each view of a page of which a browser reports. */
  viewed?: ((view: BrowserView) => void) | undefined;
};

const counted: Partial<Record<ReceiptKind, CountName>> = {
  error: 'browserErrors',
  rejection: 'browserErrors',
  boundary: 'browserErrors',
  hydration: 'browserErrors',
  load: 'failedLoads',
};

const failureKinds = {
  threw: 'render',
  limit: 'deadline',
  stalled: 'deadline',
  memory: 'process',
  exited: 'process',
} as const satisfies Record<RenderFailure, ReceiptKind>;

export function createReceipts({ figures, log, find, releasesOf, viewed }: Dependencies): Receipts {
  function add(reported: Reported, known: KnownComposition): void {
    const incident = attribute(reported, known);
    const name = counted[incident.kind];
    if (name) figures.count(incident, name, reported.count);
    log.add(incident, reported.count);
  }

  return {
    async beacon(body) {
      const beacon = readBeacon(body);
      if (!beacon) return false;
      const known = await find(beacon.composition);
      if (!known) return true;
      viewed?.(viewIn(beacon));
      for (const fault of beacon.faults) add({ ...fault, engine: beacon.engine }, known);
      for (const { section, name, value } of beacon.vitals) {
        const release = known.sections.get(section);
        if (release !== undefined) figures.measure({ section, release }, name, value);
      }
      return true;
    },
    async policyReports(body, revision) {
      const reports = readPolicyReports(body);
      const known = reports.length > 0 ? await find(revision) : undefined;
      if (known) for (const report of reports) add(report, known);
    },
    failedRender({ section, release, revision, page, failure }) {
      figures.count({ section, release } satisfies NamedSection, 'failedRenders');
      log.add({
        kind: failureKinds[failure],
        composition: revision,
        section,
        release,
        page,
        releases: releasesOf(revision),
        detail: failure,
      });
    },
    unusable: (incident) => log.add({ ...incident, kind: 'unusable', page: 'none' }),
  };
}

function viewIn({ composition: revision, isFirst = false, faults, vitals }: Beacon): BrowserView {
  const hasFailed = faults.some(({ kind }) => counted[kind] !== undefined);
  const inp = vitals.find(({ name }) => name === 'inp')?.value;
  return { revision, isFirst, hasFailed, inp };
}
