import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { sectionOf } from '@dswine/shared/contract/releases';
import {
  type ErrorKind,
  type Incident,
  Directive,
  ErrorName,
  Name,
  Position,
  ReactCode,
  Revision,
  SectionName,
  browserKinds,
  engines,
  literals,
} from '../../releases/index.ts';
import type { CompositionState } from '../composition/composition-loader.ts';
import type { FindComposition } from '../composition/earlier-compositions.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { ReportLog } from './report-log.ts';
import type { Metrics, VitalName } from '../metrics/metrics.ts';
import type { FailedRender } from '../rendering/guarded-render.ts';
import type { RenderFailure } from '../rendering/render-errors.ts';
import type { BrowserView } from '../variants/canary-watch.ts';
import { matchPage, pageName } from '../../src/composition/matched-page.ts';
import { pageKey } from '../../src/composition/page-state.ts';
import { shellRoutes } from '../../src/shell-routes.ts';

const MAX_ITEMS = 20;
const MAX_COUNT = 20;
const vitalNames: readonly VitalName[] = ['inp', 'lcp', 'cls'];

const Fault = Type.Object(
  {
    kind: literals(browserKinds),
    /** The page that was shown: section and route. */
    page: Name,
    /** The section of the part, if the shell knows which one it is. */
    section: Type.Optional(SectionName),
    name: Type.Optional(ErrorName),
    stack: Type.Optional(Type.Array(Position, { maxItems: 5 })),
    detail: Type.Optional(ReactCode),
    count: Type.Integer({ minimum: 1, maximum: MAX_COUNT }),
  },
  { additionalProperties: false },
);

/** What a page sends when it is hidden, or soon after something failed. */
const Beacon = Type.Object(
  {
    composition: Revision,
    engine: literals(engines),
    /** Whether the page has sent nothing before: views are counted by it. */
    isFirst: Type.Optional(Type.Boolean()),
    faults: Type.Array(Fault, { maxItems: MAX_ITEMS }),
    vitals: Type.Array(
      Type.Object(
        {
          name: literals(vitalNames),
          value: Type.Number({ minimum: 0, maximum: 600_000 }),
          section: SectionName,
        },
        { additionalProperties: false },
      ),
      { maxItems: vitalNames.length },
    ),
  },
  { additionalProperties: false },
);
type Beacon = Static<typeof Beacon>;

/** A report of a browser about a policy of this site. Of its addresses only parts are used. */
const PolicyReport = Type.Object({
  type: literals(['csp-violation', 'integrity-violation']),
  body: Type.Object({
    documentURL: Type.Optional(Type.String({ maxLength: 4000 })),
    blockedURL: Type.Optional(Type.String({ maxLength: 4000 })),
    sourceFile: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
    effectiveDirective: Type.Optional(Type.String({ maxLength: 100 })),
    lineNumber: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    columnNumber: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  }),
});

/** Something that a browser reports, before it is known whose it is. */
type Reported = Omit<Static<typeof Fault>, 'kind' | 'page' | 'detail'> & {
  kind: Static<typeof Fault>['kind'] | 'csp' | 'integrity';
  page: string | URL;
  detail?: Static<typeof ReactCode> | Static<typeof Directive>;
  engine?: Beacon['engine'];
};

/** What a page sent; undefined for anything else, such as more than one of a web vital. */
function readBeacon(body: unknown): Beacon | undefined {
  if (!Value.Check(Beacon, body)) return undefined;
  const names = new Set(body.vitals.map(({ name }) => name));
  return names.size === body.vitals.length ? body : undefined;
}

/** What a browser reports by itself. Reports of other kinds, and beyond the first 20, are left out. */
function readPolicyReports(body: unknown): Reported[] {
  const all: unknown[] = Array.isArray(body) ? body.slice(0, MAX_ITEMS) : [];
  return all.flatMap((report) => (Value.Check(PolicyReport, report) ? [reported(report)] : []));
}

function reported({ type, body }: Static<typeof PolicyReport>): Reported {
  const { documentURL = '', blockedURL, sourceFile, effectiveDirective, ...at } = body;
  const isCsp = type === 'csp-violation';
  const file = isCsp ? sourceFile : blockedURL;
  const [, path] = /\/releases\/([\w.+/-]+\.js)(?:[?#]|$)/.exec(file ?? '') ?? [];
  const position = `${path}:${at.lineNumber ?? 0}:${at.columnNumber ?? 0}`;
  const page = URL.canParse(documentURL) ? new URL(documentURL) : 'none';
  return {
    kind: isCsp ? 'csp' : 'integrity',
    page,
    ...(Value.Check(Position, position) && { stack: [position] }),
    ...(Value.Check(Directive, effectiveDirective) && { detail: effectiveDirective }),
    count: 1,
  };
}

export type ErrorReports = ReturnType<typeof createErrorReports>;

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

/** Takes what browsers and this server report, stores it, and counts it by release. */
export function createErrorReports(dependencies: Dependencies) {
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
    /** What a page sent. False when it is no such thing. */
    async beacon(body: unknown): Promise<boolean> {
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
    /** Reports of a browser about a page of a composition. */
    async policyReports(body: unknown, revision: number): Promise<void> {
      const reports = readPolicyReports(body);
      const found = reports.length > 0 ? await find(revision) : undefined;
      if (found) for (const report of reports) addReported(report, knownComposition(found));
    },
    failedRender({ revision: composition, failure: detail, ...failed }: FailedRender): void {
      add({ ...failed, composition, kind: failureKinds[detail], detail });
    },
    /** Notes what this server cannot use, each problem once. */
    noteProblems({ revision, problems, rejected }: Omit<CompositionState, 'storeRevision'>): void {
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

/**
 * Says whose a reported fault is: of the section that the shell named; else of the first section in
 * the stack, because a section may fail inside a library of the shell; else of the shell, if it is
 * in the stack; else of the page's section. Names that the composition does not have are left out.
 * Undefined for an error that nobody caught without a position in one of the releases: it may be of
 * any other script.
 */
export function attribute(
  { kind, page: shown, section: named, stack = [], ...rest }: Reported,
  known: KnownComposition,
): Incident | undefined {
  const { count: _count, ...details } = rest;
  const positions = stack.filter((position) => known.files.has(fileOf(position)));
  if (positions.length === 0 && (kind === 'error' || kind === 'rejection')) return undefined;
  const page = shown instanceof URL ? known.pageAt(shown) : shown;
  const isPage = known.pages.has(page);
  const [ofPage = 'none'] = page.split('/');
  const inStack = positions.map((position) => known.sectionOf.get(workspaceOf(position)));
  const candidates = [
    named,
    inStack.find((section) => section !== 'shell'),
    ...inStack,
    isPage ? ofPage : undefined,
  ];
  const section = candidates.find((one) => one !== undefined && known.sections.has(one)) ?? 'shell';
  return {
    kind,
    ...details,
    ...(positions.length > 0 && { stack: positions }),
    composition: known.revision,
    section,
    release: known.sections.get(section) ?? '0',
    page: isPage ? page : 'none',
    releases: known.releases,
  };
}

const workspaceOf = (position: string) => position.split('/')[0] ?? '';

/** Without line and column, and without the version that development has in its addresses. */
function fileOf(position: string): string {
  const [workspace, ...path] = position.replace(/:\d+:\d+$/, '').split('/');
  return [workspace, ...path.slice(path.indexOf('browser'))].join('/');
}

type KnownComposition = ReturnType<typeof describe>;

const known = new WeakMap<ResolvedComposition, KnownComposition>();

export function knownComposition(live: ResolvedComposition): KnownComposition {
  const existing = known.get(live);
  if (existing) return existing;
  const described = describe(live);
  known.set(live, described);
  return described;
}

/** What error reports may name of a composition. Everything else that a client sends is left out. */
function describe({ revision, releases, composition, manifests }: ResolvedComposition) {
  const { shell, sections } = composition;
  return {
    revision,
    releases,
    /** Section -> version. */
    sections: new Map([
      ['shell', shell],
      ...sections.map(({ name, version }) => [name, version] as const),
    ]),
    /** Workspace -> section. */
    sectionOf: new Map(
      manifests.map(({ workspace, section }): [string, string] => [
        workspace,
        workspace === 'shell' ? 'shell' : section,
      ]),
    ),
    pages: new Set([
      'none',
      ...shellRoutes.map(({ id }) => pageKey('shell', id)),
      ...sections.flatMap(({ name, routes, fragments }) =>
        [...routes, ...fragments].map(({ id }) => pageKey(name, id)),
      ),
    ]),
    /** Of all releases, such as `mfe-visitor/browser/page.1a2b.js`. */
    files: new Set(
      manifests.flatMap(({ workspace, hashes }) =>
        Object.keys(hashes).map((file) => `${workspace}/${file}`),
      ),
    ),
    pageAt: (url: URL) => pageName(matchPage(composition, shellRoutes, url)),
  };
}
