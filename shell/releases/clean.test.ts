import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';
import { clean } from './clean.ts';
import { current } from './promote.ts';
import { makeSmallReleases, runScript, type SmallReleases } from './small-releases.fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());

/** Cleans as if that many days had passed. */
const cleanAfter = async (days: number, { isDryRun = false, shown = [] as number[] } = {}) =>
  (
    await clean(small.store, {
      now: Date.now() + days * DAY_MS,
      keepDays: 30,
      isDryRun,
      shown,
    })
  ).map(({ workspace, version }) => `${workspace}@${version}`);
const versionsOf = async (workspace: Workspace) => (await small.store.versions(workspace)).sort();

const claimOf = (version: string) =>
  path.join(small.dataDir, `store/claims/mfe-info/${version}.json`);

/** Skips the smoke test of a promotion, which takes most of its time. */
async function makeLive(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await small.publish('mfe-info', version, { script: `'${version}'` });
    const before = await current(small.store);
    if (!before) throw new Error('a composition expected');
    const releases = { ...before.releases, 'mfe-info': version };
    const { revision } = before;
    await small.store.putComposition(
      { ...before, revision: revision + 1, previous: revision, releases },
      small.signer,
    );
  }
}

it('removes releases not live for 30 days, except the last three that were live', async () => {
  await makeLive('1.1.0', '1.2.0', '1.3.0');
  await small.publish('mfe-info', '2.0.0', { script: 'never live' });
  expect(await cleanAfter(29)).toEqual([]);
  expect(await cleanAfter(31, { isDryRun: true })).toEqual(['mfe-info@2.0.0', 'mfe-info@1.0.0']);
  expect(await versionsOf('mfe-info')).toHaveLength(5);
  expect(await cleanAfter(31)).toEqual(['mfe-info@2.0.0', 'mfe-info@1.0.0']);
  expect(await versionsOf('mfe-info')).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(await versionsOf('mfe-visitor')).toEqual(['1.0.0']);
});

it('removes all releases of a section that was retired 30 days ago', async () => {
  await makeLive('1.1.0');
  const before = await current(small.store);
  if (!before) throw new Error('a composition expected');
  const { 'mfe-info': _, ...releases } = before.releases;
  const revision = before.revision + 1;
  const retired = { ...before, revision, previous: before.revision, kind: 'retire', releases };
  await small.store.putComposition({ ...retired, at: new Date().toISOString() }, small.signer);
  expect(await cleanAfter(29)).toEqual([]);
  expect(await cleanAfter(31, { shown: [2] })).toEqual(['mfe-info@1.0.0']);
  expect(await cleanAfter(31)).toEqual(['mfe-info@1.1.0']);
  expect(await versionsOf('mfe-visitor')).toEqual(['1.0.0']);
});

it('keeps releases that a server still serves or that were just published', async () => {
  await makeLive('1.1.0', '1.2.0', '1.3.0');
  expect(await cleanAfter(31, { shown: [1] })).toEqual([]);
  await small.publish('mfe-info', '2.0.0', { script: 'new' });
  const [claim, at] = [claimOf('2.0.0'), Date.now() + 20 * DAY_MS];
  writeFileSync(claim, JSON.stringify({ at }));
  expect(await cleanAfter(31)).toEqual(['mfe-info@1.0.0']);
});

it('does not remove a release that a concurrent promotion has claimed', async () => {
  const before = Date.now() - DAY_MS;
  const release = small.pathOf('mfe-info', '1.0.0', '');
  const age = () => writeFileSync(claimOf('1.0.0'), JSON.stringify({ at: before - 1 }));
  age();
  await small.store.claim('mfe-info', '1.0.0');
  expect(await small.store.removeRelease('mfe-info', '1.0.0', before)).toBe(false);
  expect((await small.store.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
  age();
  expect(await small.store.removeRelease('mfe-info', '1.0.0', before)).toBe(true);
  expect(existsSync(release)).toBe(false);
  await expect(small.store.claim('mfe-info', '1.0.0')).rejects.toThrow('is not in the store');
});

it('removes nothing when a composition is unreadable', async () => {
  await small.publish('mfe-info', '2.0.0', { script: 'never live' });
  writeFileSync(path.join(small.dataDir, 'store/compositions/00000001.json'), '{}');
  await expect(cleanAfter(31)).rejects.toThrow('Composition 1 cannot be read by this program');
  expect(await versionsOf('mfe-info')).toEqual(['1.0.0', '2.0.0']);
});

it('runs as a command and rejects an invalid number of days', async () => {
  const run = (...args: string[]) =>
    runScript('cli.ts', ['clean', ...args], { DATA_DIR: small.dataDir });
  expect((await run('--dry-run')).output).toContain('Nothing to remove');
  expect(JSON.parse((await run('--json', '--keep-days', '7')).output)).toEqual({
    done: true,
    removed: [],
  });
  const wrong = await run('--keep-days', 'week');
  expect(wrong.code).toBe(1);
  expect(wrong.error).toContain('"week" is no number of days');
});
