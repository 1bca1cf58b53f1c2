import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import {
  attackerWith,
  compositionsOf,
  forgeComposition,
  keyIdIn,
  newKeyIn,
  operatorChanges,
  putLive,
} from './attacker.fixture.ts';
import { audit } from './audit.ts';
import { compositionFile } from './metadata-files.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
});
afterEach(() => small.remove());

const compositions = () => compositionsOf(small);
const promoteInfo = (version: string) =>
  putLive(small, ['mfe-info', 'online'], { releases: { 'mfe-info': version } });

describe('an audit', () => {
  const audited = () => {
    const { files, root } = small.store.trust;
    return audit({ files, trustedRoot: root });
  };
  beforeEach(async () => {
    await promoteInfo('1.1.0');
    await putLive(small, ['operator', 'online'], {
      kind: 'rollback',
      releases: { 'mfe-info': '1.0.0' },
    });
    await promoteInfo('1.1.0');
  });

  it('lists the signers of the changes in each revision', async () => {
    const revisions = await audited();
    expect(revisions.map(({ revision, problems }) => [revision, problems])).toEqual([
      [4, []],
      [3, []],
      [2, []],
      [1, []],
    ]);
    const signers = revisions.map(({ changes }) => changes.map(({ signedBy }) => signedBy.join()));
    expect(signers[0]).toEqual([expect.stringMatching(/^mfe-info \(/)]);
    expect(signers[1]).toEqual([expect.stringMatching(/^operator \(/)]);
    expect(signers[3]?.length).toBe(5);
  });

  it('reports only the revision that was changed after signing', async () => {
    const file = path.join(compositions(), compositionFile(2));
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.1.0', '1.0.0'));
    const problems = (await audited()).flatMap((revision) => revision.problems);
    expect(problems[0]).toMatch(/^Composition 2 was changed after it was signed/);
    expect(problems.filter((problem) => !problem.startsWith('Composition 2'))).toEqual([]);
  });

  it('reports a revision whose file is empty', async () => {
    writeFileSync(path.join(compositions(), compositionFile(3)), '');
    const problems = (await audited()).flatMap((revision) => revision.problems);
    expect(problems[0]).toMatch(/^Composition 3/);
  });

  it('reports the newest revision when it differs from the signed releases', async () => {
    const { releases } = await small.store.composition(4);
    await forgeComposition(small, attackerWith(small, 'online'), {
      change: { releases: { ...releases, 'mfe-info': '1.0.0' } },
    });
    const [newest, ...others] = await audited();
    expect(newest?.problems).toContainEqual(expect.stringContaining('have signed 1.1.0'));
    expect(others.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('finds no problems after keys are rotated', async () => {
    await operatorChanges(small, {
      who: 'mfe-info',
      add: newKeyIn(small, 'new-info'),
      remove: keyIdIn(small, 'mfe-info'),
    });
    await operatorChanges(
      small,
      { who: 'online', add: newKeyIn(small, 'new-online'), remove: keyIdIn(small, 'online') },
      'online',
      'new-online',
    );
    expect((await audited()).flatMap((revision) => revision.problems)).toEqual([]);
  });
});
