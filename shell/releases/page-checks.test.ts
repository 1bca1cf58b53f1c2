import {
  makeCheckedReleases,
  wines,
  withData,
  type Change,
  type CheckedReleases,
} from './checked-release.fixture.ts';
import { current } from './promote.ts';
import { sectionBundle, shellBundle } from './small-releases.fixture.ts';
import { verify } from './verify.ts';

let checked: CheckedReleases;
beforeAll(async () => {
  checked = await makeCheckedReleases();
});
afterAll(() => checked.small.remove());

it('rejects a page that responds with 404 for recorded data', async () => {
  const [reason] = await checked.reasonsAgainst(
    withData({ empty: { Wines: [] } }, `() => '<h1>Wine</h1>'`),
  );
  expect(reason).toContain('has the wrong status (recorded data, and 1 more): 404 instead of 200');
});

it.each([
  ['non-empty data', `({ data }) => (data.Wines?.[0].length, '<h1>Wine</h1>')`, 'empty data'],
  ['organiser data', `({ data }) => (data.Wines.length, '<h1>Wine</h1>')`, 'the organiser away'],
])('rejects a page that renders only with %s', async (_, source, data) => {
  const [reason] = await checked.reasonsAgainst(withData(wines, source));
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
  const [reason] = await checked.reasonsAgainst({
    ...withData(wines, `() => '<h1>Wine</h1>'`),
    draft: (draft) => ({ ...draft, fragments: [fragment] }),
    server: sectionBundle('mfe-visitor', { fragments: source }),
  });
  expect(reason).toContain(`mfe-visitor@${checked.version()}: / 無法產生頁面`);
  expect(reason).toContain('no glass');
});

it('stops and rejects a page that exceeds its CPU time', async () => {
  const reasons = await checked.reasonsAgainst({
    server: sectionBundle('mfe-visitor', { page: '() => { for (;;); }' }),
  });
  expect(reasons).toEqual([expect.stringContaining('used more than 3000 ms of CPU time')]);
}, 60_000);

it('rejects a shell that fails on every page, with a single reason', async () => {
  const server = shellBundle.replace(
    'const { locale',
    `throw new Error('no frame'); const { locale`,
  );
  const reasons = await checked.reasonsAgainst({ server }, { workspace: 'shell' });
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain(`shell@${checked.version()}: /no-such-page`);
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

  it('are compared by kind with the exports of the shell', async () => {
    const before = await current(checked.small.store);
    await checked.small.publish('shell', '50.0.0', shellWith('useNow: {}'));
    const releases = { ...before?.releases, shell: '50.0.0', 'mfe-visitor': '50.0.0' };
    await checked.small.publish('mfe-visitor', '50.0.0', importing('function(0)'));
    const changed = new Set(['mfe-visitor']);
    expect(await verify({ store: checked.small.store, releases, changed })).toEqual([
      `mfe-visitor@50.0.0 with shell@50.0.0: It was built with the function(0) "useNow" of react, which is object in this shell.`,
    ]);
  });

  it('are checked against a new shell when only the shell changes', async () => {
    const before = await current(checked.small.store);
    await checked.small.publish('mfe-visitor', '51.0.0', importing('function(0)'));
    await checked.small.publish('shell', '51.0.0', shellWith('useThen() {}'));
    const releases = { ...before?.releases, shell: '51.0.0', 'mfe-visitor': '51.0.0' };
    const changed = new Set(['shell']);
    expect(await verify({ store: checked.small.store, releases, changed })).toEqual([
      `mfe-visitor@51.0.0 with shell@51.0.0: It imports "useNow" from react, which this shell does not export.`,
    ]);
  });
});
