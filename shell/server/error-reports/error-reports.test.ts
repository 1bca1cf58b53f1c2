import { createManualClock } from '@dswine/shared/testing/manual-clock';
import type { Incident } from '../../releases/reports/error-reports.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import { createReportLimit } from './error-reports.routes.ts';
import { knownComposition, createErrorReports } from './error-reports.ts';
import type { BrowserView } from '../variants/canary-watch.ts';

const page = (id: string, path: string) => ({ id, path, query: {}, data: {} });
const section = (name: string, version: string, path: string) => ({
  name,
  version,
  routes: [page('list', path), page('detail', `${path}/Detail/:id`)],
  fragments: [{ id: 'teaser', order: 1 }],
});
const manifest = (workspace: string) => ({
  workspace,
  section: workspace.replace('mfe-', ''),
  hashes: { 'browser/page.1a.js': {}, 'browser/entry.2b.js': {} },
});
const live = {
  revision: 7,
  releases: { shell: '1.0.0', 'mfe-visitor': '1.1.0', 'mfe-info': '2.0.0' },
  composition: {
    shell: '1.0.0',
    sections: [section('visitor', '1.1.0', 'Visitor'), section('info', '2.0.0', 'News')],
  },
  manifests: ['shell', 'mfe-visitor', 'mfe-info'].map(manifest),
} as unknown as ResolvedComposition;

function setUp(newest = live) {
  const added: Incident[] = [];
  const views: BrowserView[] = [];
  /** What the metrics count: `info@2.0.0 load`. */
  const counted: string[] = [];
  const reports = createErrorReports({
    metrics: {
      error: ({ section, release, kind }, count) =>
        void counted.push(...Array<string>(count).fill(`${section}@${release} ${kind}`)),
      vital: ({ section, release }, name) => void counted.push(`${section}@${release} ${name}`),
    },
    log: { add: (incident) => void added.push(incident) },
    live: () => newest,
    find: async (revision) => (revision === 7 ? live : undefined),
    viewed: (view) => void views.push(view),
  });
  return { added, reports, counted, views };
}

const fault = { kind: 'hydration', page: 'info/list', count: 1 };
const beaconWith = (faults: object[], vitals: object[] = []) => ({
  composition: 7,
  engine: 'blink',
  faults,
  vitals,
});
const at = (file: string) => `${file}:1:234`;

it.each([
  [
    'the first section in the stack, even below a library of the shell',
    { stack: [at('shell/browser/entry.2b.js'), at('mfe-visitor/browser/page.1a.js')] },
    'visitor',
  ],
  ['the shell, if only that is in the stack', { stack: [at('shell/browser/page.1a.js')] }, 'shell'],
  [
    'the section of the page, if the stack is invented',
    { stack: [at('mfe-visitor/browser/x.js')] },
    'info',
  ],
  ['the shell, if the page is invented', { page: 'amelie/0912345678' }, 'shell'],
])('attributes a fault to %s', async (_, given, expected) => {
  const { added, reports, counted } = setUp();
  expect(await reports.beacon(beaconWith([{ ...fault, ...given }]))).toBe(true);
  const release = knownComposition(live).sections.get(expected) ?? '';
  expect(added).toMatchObject([{ section: expected, release, composition: 7, engine: 'blink' }]);
  expect(counted).toEqual([`${expected}@${release} hydration`]);
  expect(JSON.stringify(added)).not.toMatch(/amelie|browser\/x\.js/);
});

it('counts an uncaught error only with a position in a release', async () => {
  const { added, reports, counted, views } = setUp();
  const uncaught = { ...fault, kind: 'error' };
  await reports.beacon(
    beaconWith([uncaught, { ...uncaught, stack: [at('mfe-info/browser/x.js')] }]),
  );
  expect(added).toEqual([]);
  const stack = [at('mfe-info/browser/page.1a.js')];
  await reports.beacon(beaconWith([uncaught, { ...uncaught, stack }]));
  expect(added).toMatchObject([{ kind: 'error', section: 'info', stack }]);
  expect(counted).toEqual(['info@2.0.0 error']);
  expect(views.map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
});

it.each([
  ['a message', { message: 'Amelie' }],
  ['a name that is not a class', { name: 'Amelie' }],
  ['a stack with an address', { stack: ['https://fair.example/News?q=Amelie'] }],
  ['a detail that is not a React error code', { detail: 'amelie-0912345678' }],
])('rejects a beacon with %s', async (_, given) => {
  const { added, reports } = setUp();
  expect(await reports.beacon(beaconWith([{ ...fault, ...given }]))).toBe(false);
  expect(added).toEqual([]);
});

it('stores what tabs with an earlier release report, and counts only live releases', async () => {
  const { added, reports, counted } = setUp({
    ...live,
    composition: { ...live.composition, sections: [] },
  });
  const inp = { name: 'inp', value: 240, section: 'visitor' };
  await reports.beacon(beaconWith([{ ...fault, kind: 'load' }], [inp]));
  expect(added).toMatchObject([{ kind: 'load', section: 'info', release: '2.0.0' }]);
  expect(counted).toEqual([]);
});

describe('browser reports', () => {
  const site = 'https://fair.example';
  const csp = {
    documentURL: `${site}/en/News/Detail/501?find=Pinot`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://elsewhere.example/amelie.png',
    sourceFile: `${site}/releases/mfe-visitor/browser/page.1a.js`,
    lineNumber: 1,
    columnNumber: 99,
    originalPolicy: "default-src 'none'",
  };

  it('store the page and the script of a CSP violation, and no URL', async () => {
    const { added, reports } = setUp();
    const unknown = { ...csp, effectiveDirective: 'amelie-0912345678' };
    for (const body of [csp, unknown])
      await reports.policyReports([{ type: 'csp-violation', age: 1, url: site, body }], 7);
    const incident = {
      kind: 'csp',
      composition: 7,
      section: 'visitor',
      release: '1.1.0',
      page: 'info/detail',
      releases: live.releases,
      stack: ['mfe-visitor/browser/page.1a.js:1:99'],
    };
    expect(added).toEqual([{ ...incident, detail: 'img-src' }, incident]);
  });

  it.each([[null], [{}], [[{ type: 'deprecation', body: {} }]], [[{ type: 'csp-violation' }]]])(
    'are ignored when they are %j',
    async (body) => {
      const { added, reports } = setUp();
      await reports.policyReports(body, 7);
      expect(added).toEqual([]);
    },
  );
});

it.each([
  ['threw', 'render'],
  ['limit', 'deadline'],
  ['memory', 'process'],
] as const)('counts a rendering with the failure %s as %s', (failure, kind) => {
  const { added, reports, counted } = setUp();
  const { revision, releases } = live;
  const page = 'info/list';
  reports.failedRender({ section: 'info', release: '2.0.0', revision, releases, page, failure });
  expect(added).toMatchObject([{ kind, section: 'info', release: '2.0.0', composition: 7 }]);
  expect(counted).toEqual([`info@2.0.0 ${kind}`]);
});

it('limits beacons per minute, for each client and in total', async () => {
  const clock = createManualClock();
  const isAllowed = createReportLimit(clock);
  const allowed = (address: string, count: number) =>
    Array.from({ length: count }, () => isAllowed(address)).filter(Boolean).length;
  expect(allowed('192.0.2.1', 1000)).toBe(600);
  expect(allowed('2001:db8::1', 500) + allowed('2001:db8::2', 500)).toBe(600);
  for (let host = 2; host < 30; host += 1) allowed(`192.0.2.${host}`, 1000);
  expect(allowed('198.51.100.1', 1)).toBe(0);
  await clock.advance(60_000);
  expect(allowed('198.51.100.1', 1)).toBe(1);
});
