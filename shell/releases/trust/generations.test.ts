import { cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import { liveInfo, putClockForward, putLive, refusalBy, serverWith } from './attacker.fixture.ts';
import { trustFolder } from './trusted-root.ts';

let small: SmallReleases;
let server: ReleaseStore;
beforeEach(async () => {
  small = await makeSmallReleases(['mfe-team-1']);
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  server = serverWith(small, 'running');
  expect(await liveInfo(server)).toBe('1.0.0');
});
afterEach(() => {
  jest.useRealTimers();
  small.remove();
});

const promoteInfo = (version: string, keys = ['mfe-info', 'online']) =>
  putLive(small, keys, { releases: { 'mfe-info': version } });

/** The folder with the metadata that a server has verified. */
function memoryOf(name: string): string {
  const folder = path.join(trustFolder(small.dataDir, {}), name);
  return path.join(folder, readdirSync(folder)[0] ?? '');
}

describe('the trust folder of a web server', () => {
  it('is restored after a power failure left it incomplete', async () => {
    const folder = memoryOf('running');
    const [newest = ''] = readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .reverse();
    truncateSync(path.join(folder, newest, 'targets.json'), 0);
    for (const list of readdirSync(path.join(folder, 'lists')))
      truncateSync(path.join(folder, 'lists', list), 0);
    await promoteInfo('1.1.0');
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('drops unused lists and leftover drafts', async () => {
    const folder = memoryOf('running');
    cpSync(path.join(folder, 'lists'), path.join(folder, '.draft-left'), { recursive: true });
    for (const version of ['1.1.0', '1.0.0', '1.1.0', '1.0.0']) {
      await promoteInfo(version);
      await server.trust.view();
    }
    const count = () => readdirSync(path.join(folder, 'lists')).length;
    const before = count();
    putClockForward(1);
    await promoteInfo('1.1.0');
    await server.trust.view();
    expect(count()).toBeLessThan(before);
    expect(readdirSync(folder).filter((name) => !/^(\d+\.\d+|lists)$/.test(name))).toEqual([]);
    expect(await liveInfo(serverWith(small, 'running'))).toBe('1.1.0');
  });

  it('is reported when it is not writable, and the live release stays', async () => {
    const folder = memoryOf('running');
    rmSync(path.join(folder, 'lists'), { recursive: true });
    writeFileSync(path.join(folder, 'lists'), 'no folder');
    await promoteInfo('1.1.0');
    expect(await refusalBy(server)).toMatch(/set RELEASE_TRUST/);
    expect(await liveInfo(server)).toBe('1.0.0');
  });
});
