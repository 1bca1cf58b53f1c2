import path from 'node:path';
import { existsSync, writeFileSync } from 'node:fs';
import type { Workspace } from '@dswine/shared/contract/releases';
import { clean } from './clean.ts';
import { releaseWorld } from '../testing/small-releases.fixture.ts';
import { putLive } from '../testing/attacker.fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const small = releaseWorld();

const inDays = (days: number) => small.clock.now() + days * DAY_MS;
/** Cleans as if that many days had passed. */
const cleanAfter = async (days: number, { isDryRun = false, shown = [] as number[] } = {}) => {
  const options = { now: inDays(days), keepDays: 30, isDryRun, shown };
  const removed = await clean(small.store, options);
  return removed.map(({ workspace, version }) => `${workspace}@${version}`);
};
const versionsOf = async (workspace: Workspace) => (await small.store.versions(workspace)).sort();

const claimOf = (version: string) =>
  path.join(small.dataDir, `store/claims/mfe-info/${version}.json`);
const claimAt = (version: string, at: number) =>
  writeFileSync(claimOf(version), JSON.stringify({ at }));

async function makeLive(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await small.publish('mfe-info', version, { script: `'${version}'` });
    await putLive(small, ['mfe-info', 'online'], { releases: { 'mfe-info': version } });
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
});

it('removes all releases of a section that was retired 30 days ago', async () => {
  await makeLive('1.1.0');
  const before = await small.store.live();
  const { 'mfe-info': _, ...releases } = before?.releases ?? {};
  const retired = { kind: 'retire', reason: 'a test', before, releases, grants: undefined };
  await small.store.putLive(retired, small.signer);
  expect(await cleanAfter(29)).toEqual([]);
  expect(await cleanAfter(31, { shown: [before?.revision ?? 0] })).toEqual(['mfe-info@1.0.0']);
  expect(await cleanAfter(31)).toEqual(['mfe-info@1.1.0']);
  expect(await versionsOf('mfe-visitor')).toEqual(['1.0.0']);
});

it('keeps releases that a server still serves or that were just published', async () => {
  const { revision = 0 } = (await small.store.live()) ?? {};
  await makeLive('1.1.0', '1.2.0', '1.3.0');
  expect(await cleanAfter(31, { shown: [revision] })).toEqual([]);
  await small.publish('mfe-info', '2.0.0', { script: 'new' });
  claimAt('2.0.0', inDays(20));
  expect(await cleanAfter(31)).toEqual(['mfe-info@1.0.0']);
});

it('does not remove a release that a concurrent promotion has claimed', async () => {
  const before = inDays(-1);
  const release = small.pathOf('mfe-info', '1.0.0', '');
  claimAt('1.0.0', before - 1);
  await small.store.claim('mfe-info', '1.0.0');
  expect(await small.store.removeRelease('mfe-info', '1.0.0', before)).toBe(false);
  expect((await small.store.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
  claimAt('1.0.0', before - 1);
  expect(await small.store.removeRelease('mfe-info', '1.0.0', before)).toBe(true);
  expect(existsSync(release)).toBe(false);
  await expect(small.store.claim('mfe-info', '1.0.0')).rejects.toThrow('is not in the store');
});

it('removes nothing when what was live before is unreadable', async () => {
  await makeLive('2.0.0');
  const { revision = 0 } = (await small.store.live()) ?? {};
  const before = `store/metadata/${revision - 1}.snapshot.json`;
  writeFileSync(path.join(small.dataDir, before), '{}');
  await expect(cleanAfter(31)).rejects.toThrow(`What was live before revision ${revision}`);
  expect(await versionsOf('mfe-info')).toEqual(['1.0.0', '2.0.0']);
});
