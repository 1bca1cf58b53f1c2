import { createManualClock } from '@dswine/shared/testing/manual-clock';
import type { ResolvedComposition } from '../composition/live-composition.ts';
import type { BrowserView } from '../canary/cohort-figures.ts';
import type { Incident } from '../../releases/receipts/receipt.ts';
import { knownComposition } from './known-composition.ts';
import { createReceiptLimit } from './receipt-limit.ts';
import { createReceipts } from './receipts.ts';
import { createReleaseFigures } from './release-figures.ts';

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

function setUp(isShown = true) {
  const added: Incident[] = [];
  const views: BrowserView[] = [];
  const figures = createReleaseFigures(createManualClock());
  const receipts = createReceipts({
    figures,
    log: { add: (incident) => void added.push(incident) },
    find: async (revision) => (revision === 7 ? knownComposition(live) : undefined),
    isShown: () => isShown,
    releasesOf: () => live.releases,
    viewed: (view) => void views.push(view),
  });
  const of = (name: string, release: string) => figures.figuresOf(name, release, 0);
  return { added, figures, receipts, of, views };
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
  const { added, receipts, of } = setUp();
  expect(await receipts.beacon(beaconWith([{ ...fault, ...given }]))).toBe(true);
  const release = knownComposition(live).sections.get(expected) ?? '';
  expect(added).toMatchObject([{ section: expected, release, composition: 7, engine: 'blink' }]);
  expect(of(expected, release).browserErrors).toBe(1);
  expect(JSON.stringify(added)).not.toMatch(/amelie|browser\/x\.js/);
});

it('counts an uncaught error only with a position in a release', async () => {
  const { added, receipts, of, views } = setUp();
  const uncaught = { ...fault, kind: 'error' };
  await receipts.beacon(
    beaconWith([uncaught, { ...uncaught, stack: [at('mfe-info/browser/x.js')] }]),
  );
  expect(added).toEqual([]);
  const stack = [at('mfe-info/browser/page.1a.js')];
  await receipts.beacon(beaconWith([uncaught, { ...uncaught, stack }]));
  expect(added).toMatchObject([{ kind: 'error', section: 'info', stack }]);
  expect(of('info', '2.0.0').browserErrors).toBe(1);
  expect(views.map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
});

it.each([
  ['a message', { message: 'Amelie' }],
  ['a name that is not a class', { name: 'Amelie' }],
  ['a stack with an address', { stack: ['https://fair.example/News?q=Amelie'] }],
  ['a detail that is not a React error code', { detail: 'amelie-0912345678' }],
])('rejects a beacon with %s', async (_, given) => {
  const { added, receipts } = setUp();
  expect(await receipts.beacon(beaconWith([{ ...fault, ...given }]))).toBe(false);
  expect(added).toEqual([]);
});

it('records web vitals by section, and ignores invented sections and compositions', async () => {
  const { receipts, of } = setUp();
  const inp = { name: 'inp', value: 240, section: 'visitor' };
  const vitals = [inp, { ...inp, name: 'lcp', section: 'amelie' }];
  expect(await receipts.beacon(beaconWith([], vitals))).toBe(true);
  expect(await receipts.beacon({ ...beaconWith([], vitals), composition: 8 })).toBe(true);
  expect(of('visitor', '1.1.0').inp.count).toBe(1);
  expect(of('amelie', '1.1.0').lcp.count).toBe(0);
  // The same web vital twice.
  expect(await receipts.beacon(beaconWith([], [inp, { ...inp, value: 90 }]))).toBe(false);
});

it.each([
  ['is shown', true, 1],
  ['was shown earlier', false, 0],
])('after counting 30 other releases, counts a release that %s: %s', async (_, isShown, count) => {
  const { figures, receipts, of } = setUp(isShown);
  for (let number = 0; number < 30; number += 1)
    figures.count({ section: 'events', release: `1.0.${number}` }, 'views');
  const inp = { name: 'inp', value: 240, section: 'visitor' };
  await receipts.beacon(beaconWith([{ ...fault, kind: 'load' }], [inp]));
  expect(of('visitor', '1.1.0').inp.count).toBe(count);
  expect(of('info', '2.0.0').failedLoads).toBe(count);
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
    const { added, receipts } = setUp();
    const unknown = { ...csp, effectiveDirective: 'amelie-0912345678' };
    for (const body of [csp, unknown])
      await receipts.policyReports([{ type: 'csp-violation', age: 1, url: site, body }], 7);
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

  it('attribute an integrity violation to the section of the script', async () => {
    const { added, receipts } = setUp();
    const body = {
      documentURL: `${site}/News`,
      blockedURL: `${site}/releases/mfe-visitor/browser/entry.2b.js`,
      destination: 'script',
    };
    await receipts.policyReports([{ type: 'integrity-violation', body }], 7);
    expect(added).toMatchObject([{ kind: 'integrity', section: 'visitor', page: 'info/list' }]);
  });

  it.each([[null], [{}], [[{ type: 'deprecation', body: {} }]], [[{ type: 'csp-violation' }]]])(
    'are ignored when they are %j',
    async (body) => {
      const { added, receipts } = setUp();
      await receipts.policyReports(body, 7);
      expect(added).toEqual([]);
    },
  );
});

it.each([
  ['threw', 'render'],
  ['limit', 'deadline'],
  ['memory', 'process'],
] as const)('counts a rendering with the failure %s as %s', (failure, kind) => {
  const { added, receipts, of } = setUp();
  const failed = { section: 'info', release: '2.0.0', revision: 7, page: 'info/list', failure };
  receipts.failedRender(failed);
  expect(added).toMatchObject([{ kind, section: 'info', release: '2.0.0', composition: 7 }]);
  expect(of('info', '2.0.0').failedRenders).toBe(1);
});

it('limits beacons per minute, for each client and in total', async () => {
  const clock = createManualClock();
  const isAllowed = createReceiptLimit(clock);
  const allowed = (address: string, count: number) =>
    Array.from({ length: count }, () => isAllowed(address)).filter(Boolean).length;
  expect(allowed('192.0.2.1', 1000)).toBe(600);
  expect(allowed('2001:db8::1', 500) + allowed('2001:db8::2', 500)).toBe(600);
  for (let host = 2; host < 30; host += 1) allowed(`192.0.2.${host}`, 1000);
  expect(allowed('198.51.100.1', 1)).toBe(0);
  await clock.advance(60_000);
  expect(allowed('198.51.100.1', 1)).toBe(1);
});
