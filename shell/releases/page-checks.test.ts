import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/recorded-data';
import { workspaces } from '@dswine/shared/contract/releases';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { unitKey } from './check-results.ts';
import { current } from './promote.ts';
import {
  makeSmallReleases,
  sectionBundle,
  shellBundle,
  type SmallReleases,
} from './small-releases.fixture.ts';
import { verify } from './verify.ts';

let small: SmallReleases;
let version = 1;
beforeAll(async () => {
  small = makeSmallReleases();
  await small.goLive();
});
afterAll(() => small.remove());

type Change = Parameters<SmallReleases['publish']>[2];
type Workspace = Parameters<SmallReleases['publish']>[0];

/** Publishes a release, and lists why it cannot be live. */
async function reasonsAgainst(
  change: Change,
  { workspace = 'mfe-visitor', results }: { workspace?: Workspace; results?: string } = {},
): Promise<string[]> {
  version += 1;
  await small.publish(workspace, `${version}.0.0`, change);
  const live = await current(small.store);
  return verify({
    store: small.store,
    releases: { ...live?.releases, [workspace]: `${version}.0.0` },
    changed: new Set([workspace]),
    results,
  });
}

const page = (html: string) => ({
  server: sectionBundle('mfe-visitor', { page: `() => \`${html}\`` }),
});

it('accepts a release whose pages are sound', async () => {
  expect(await reasonsAgainst(page('<h1>Wine</h1><p><a href="/visitorPage">More</a></p>'))).toEqual(
    [],
  );
});

it.each<[check: string, reason: string, change: Change]>([
  [
    'does not render',
    'no cork',
    { server: sectionBundle('mfe-visitor', { page: `() => { throw new Error('no cork'); }` }) },
  ],
  [
    'has a wrong title',
    'the title is empty',
    { server: sectionBundle('mfe-visitor', { head: `() => ({ title: '' })` }) },
  ],
  ['has wrong headings', 'h3 "Taste" follows h1', page('<h1>Wine</h1><h3>Taste</h3>')],
  ['has wrong headings', '0 h1 instead of one', page('<p>Wine</p>')],
  ['has text in the wrong language', '"尚未翻譯" in <p>', page('<h1>Wine</h1><p>尚未翻譯</p>')],
  [
    'has a link that leads nowhere',
    '<a href="/Cellar">',
    page('<h1>Wine</h1><p><a href="/Cellar">Cellar</a></p>'),
  ],
  [
    'has a link that leads nowhere',
    '<a href="">',
    page('<h1>Wine</h1><p><a href="">Cellar</a></p>'),
  ],
  [
    'shows a missing message',
    '"wine.taste" in <p>',
    {
      server: sectionBundle('mfe-visitor', {
        page: `() => '<h1>Wine</h1><p>wine.taste</p>'`,
        messages: `{ wine: { title: 'Wine' } }`,
      }),
    },
  ],
  [
    'shows a missing message',
    '"{{count}} wines" in <p>',
    page('<h1>Wine</h1><p>{{count}} wines</p>'),
  ],
  [
    'writes to the console',
    'console.error: no key',
    {
      server: sectionBundle('mfe-visitor', {
        page: `() => (console.error('no %s', 'key'), '<h1>Wine</h1>')`,
      }),
    },
  ],
  ['is not valid HTML', 'element-permitted-content', page('<h1>Wine</h1><ul><p>Red</p></ul>')],
])('rejects a release with a page that %s (%s)', async (check, reason, change) => {
  const reasons = await reasonsAgainst(change);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain(`mfe-visitor@${version}.0.0: /`);
  expect(reasons[0]).toContain(check);
  expect(reasons[0]).toContain(reason);
  expect(reasons[0]).toMatch(/\p{Script=Han}.*。?.* \/ [A-Z]/u);
});

const withData = (recorded: object, pageSource: string): Change => ({
  draft: (draft: UnversionedRelease) => ({
    ...draft,
    routes: draft.routes.map((route) => ({ ...route, data: { wines: { template: 'Wines' } } })),
  }),
  server: sectionBundle('mfe-visitor', { page: pageSource }),
  more: {
    [RECORDED_DATA_FILE]: JSON.stringify({
      exhibitionCode: 'DSWINE2026',
      at: '2026-03-01T01:00:00.000Z',
      addresses: {},
      full: {},
      empty: {},
      ...recorded,
    }),
  },
});
const wines = { full: { Wines: ['Riesling'] }, empty: { Wines: [] } };

it('rejects a page that recorded data make a missing one', async () => {
  const [reason] = await reasonsAgainst(
    withData({ empty: { Wines: [] } }, `() => '<h1>Wine</h1>'`),
  );
  expect(reason).toContain('has the wrong status (recorded data, and 1 more): 404 instead of 200');
});

it.each([
  ['recorded data', `({ data }) => (data.Wines?.[0].length, '<h1>Wine</h1>')`, 'empty data'],
  ['empty data', `({ data }) => (data.Wines.length, '<h1>Wine</h1>')`, 'the organiser away'],
])('rejects a page that renders only with %s', async (_, source, data) => {
  const [reason] = await reasonsAgainst(withData(wines, source));
  expect(reason).toContain(`does not render (${data}`);
  expect(reason).toContain('Cannot read properties of undefined');
});

it('rejects a fragment that does not render', async () => {
  const fragment = {
    id: 'wines',
    slot: 'home' as const,
    order: 1,
    data: {},
    files: { scripts: [], styles: [] },
  };
  const source = `[{ id: 'wines', load: async () => ({ Fragment() { throw new Error('no glass'); } }) }]`;
  const [reason] = await reasonsAgainst({
    ...withData(wines, `() => '<h1>Wine</h1>'`),
    draft: (draft) => ({ ...draft, fragments: [fragment] }),
    server: sectionBundle('mfe-visitor', { fragments: source }),
  });
  expect(reason).toContain(`mfe-visitor@${version}.0.0: / 無法產生頁面`);
  expect(reason).toContain('no glass');
});

it('stops at a page that never ends', async () => {
  const reasons = await reasonsAgainst({
    server: sectionBundle('mfe-visitor', { page: '() => { for (;;); }' }),
  });
  expect(reasons).toEqual([expect.stringContaining('used more than 3000 ms of CPU time')]);
}, 60_000);

it('rejects a shell that fails on every page, with one sentence', async () => {
  const server = shellBundle.replace(
    'const { locale',
    `throw new Error('no frame'); const { locale`,
  );
  const reasons = await reasonsAgainst({ server }, { workspace: 'shell' });
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain(`shell@${version}.0.0: /no-such-page`);
  expect(reasons[0]).toMatch(/and \d+ more\): no frame/);
});

describe('imports of provided modules', () => {
  const importing = (kind: string): Change => ({
    draft: (draft) => ({
      ...draft,
      imports: { react: ['useNow'] },
      importKinds: { react: { useNow: kind } },
    }),
  });
  const shellWith = (provided: string): Change => ({
    server: shellBundle.replace('react: {}', `react: { ${provided} }`),
  });

  it('are compared by type with what the shell exports', async () => {
    const before = await current(small.store);
    version += 1;
    await small.publish('shell', `${version}.0.0`, shellWith('useNow: {}'));
    const releases = { ...before?.releases, shell: `${version}.0.0`, 'mfe-visitor': '50.0.0' };
    await small.publish('mfe-visitor', '50.0.0', importing('function(0)'));
    const changed = new Set(['mfe-visitor']);
    expect(await verify({ store: small.store, releases, changed })).toEqual([
      `mfe-visitor@50.0.0 with shell@${version}.0.0: It was built with the function(0) "useNow" of react, which is object in this shell.`,
    ]);
  });

  it('are looked for in a new shell', async () => {
    const before = await current(small.store);
    await small.publish('mfe-visitor', '51.0.0', importing('function(0)'));
    version += 1;
    await small.publish('shell', `${version}.0.0`, shellWith('useThen() {}'));
    const releases = { ...before?.releases, shell: `${version}.0.0`, 'mfe-visitor': '51.0.0' };
    const changed = new Set(['shell']);
    expect(await verify({ store: small.store, releases, changed })).toEqual([
      `mfe-visitor@51.0.0 with shell@${version}.0.0: It imports "useNow" from react, which this shell does not export.`,
    ]);
  });
});

describe('results', () => {
  let results: string;
  beforeAll(() => {
    results = mkdtempSync(path.join(tmpdir(), 'dswine-checks-'));
  });
  afterAll(() => rmSync(results, { recursive: true }));
  const stored = () => readdirSync(results).map((name) => path.join(results, name));

  it('are kept by content, whatever the version', async () => {
    expect(await reasonsAgainst(page('<h1>Red</h1>'), { results })).toEqual([]);
    const kept = stored();
    expect(kept).toHaveLength(1);
    expect(await reasonsAgainst(page('<h1>Red</h1>'), { results })).toEqual([]);
    expect(stored()).toEqual(kept);
  });

  const bad = page('<p>Wine</p>');
  async function keyOfBad(): Promise<string> {
    await small.publish('mfe-visitor', '90.0.0', bad);
    const live = await current(small.store);
    const releases: Record<string, string> = { ...live?.releases, 'mfe-visitor': '90.0.0' };
    const manifests = await Promise.all(
      workspaces.map((workspace) => small.store.manifest(workspace, releases[workspace] ?? '')),
    );
    const unit = { name: 'mfe-visitor', workspace: 'mfe-visitor', pages: 'workspace' as const };
    return unitKey(unit, manifests);
  }

  it('spare the check', async () => {
    const key = await keyOfBad();
    writeFileSync(path.join(results, key), key);
    expect(await reasonsAgainst(bad, { results })).toEqual([]);
  });

  it('are ignored when they are damaged', async () => {
    const key = await keyOfBad();
    writeFileSync(path.join(results, key), key.slice(1));
    const [reason] = await reasonsAgainst(bad, { results });
    expect(reason).toContain('0 h1');
  });

  it('are of no use for other content', async () => {
    const before = stored().length;
    expect(await reasonsAgainst(page('<h1>White</h1>'), { results })).toEqual([]);
    expect(stored()).toHaveLength(before + 1);
  });
});
