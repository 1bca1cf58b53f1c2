import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promote } from '../lifecycle/promote.ts';
import { makeLiveReleases, type SmallReleases } from '../testing/small-releases.fixture.ts';
import { passDays, serverWith } from '../testing/attacker.fixture.ts';
import { refresh } from '../trust/refresh.ts';
import { createVerifier } from './verify.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeLiveReleases();
});
afterEach(() => small.remove());

const promoteInfo = (version = '1.1.0') => promote(small, [{ workspace: 'mfe-info', version }]);
const metadata = () => readdirSync(path.join(small.dataDir, 'store/metadata')).sort();

it.each([8, 2, 0.1])('refuses to write by a clock that is %d days slow', async (days) => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await passDays(small, -days);
  const before = metadata();
  await expect(promoteInfo()).rejects.toThrow(
    /The clock of this machine says .* Correct the clock/,
  );
  await expect(small.publish('mfe-info', '1.2.0', { script: '3' })).rejects.toThrow(/clock/);
  expect(metadata()).toEqual(before);
});

it('mends the time that a fast clock has left with "refresh"', async () => {
  await passDays(small, 6);
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await passDays(small, -6);
  await expect(promoteInfo()).rejects.toThrow('npm run release -- refresh');
  await refresh({ ...small.store.trust, signer: small.signer });
  await promoteInfo();
  const live = await serverWith(small, 'another').live();
  expect(live?.releases).toMatchObject({ 'mfe-info': '1.1.0' });
});

describe('when files of what is live are lost', () => {
  it.each(['server/shell.cjs', 'server/boot.js', 'browser/entry.js', 'release.json'])(
    'promotes nothing beside a shell without %s, which no server could start',
    async (name) => {
      await small.publish('mfe-info', '1.1.0', { script: '2' });
      rmSync(small.pathOf('shell', '1.0.0', name));
      await expect(promoteInfo()).rejects.toThrow(
        new RegExp(`shell@1.0.0.*${name}|${name}.*shell`),
      );
      expect((await small.store.live())?.releases).toMatchObject({ 'mfe-info': '1.0.0' });
    },
  );

  it('says which file of another section is damaged, and publishing it again puts it back', async () => {
    const notes: string[] = [];
    const { store } = small;
    const releases = { ...(await store.live())?.releases, 'mfe-info': '1.1.0' };
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    const file = small.pathOf('mfe-visitor', '1.0.0', 'browser/entry.js');
    const verified = () => {
      notes.length = 0;
      const note = (text: string) => void notes.push(text);
      const changed = new Set(['mfe-info']);
      return createVerifier(store, { ...small.check, note })({ releases, changed });
    };
    writeFileSync(file, 'alert(1)');
    expect(await verified()).toEqual([]);
    expect(notes.join()).toMatch(
      /mfe-visitor@1.0.0 .*browser\/entry.js.*publish mfe-visitor@1.0.0/,
    );
    await small.publish('mfe-visitor', '1.0.0');
    expect(await verified()).toEqual([]);
    expect(notes.join()).not.toContain('mfe-visitor');
  });
});
