import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  attackerWith,
  compositionsOf,
  forgeComposition,
  keyIdIn,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  putLive,
} from './attacker.fixture.ts';
import { audit } from './audit.ts';
import { compositionFile } from './metadata-files.ts';

const { small, promoteInfo } = attackedWorld();
beforeEach(async () => {
  await promoteInfo('1.1.0');
  const releases = { 'mfe-info': '1.0.0' };
  await putLive(small, ['operator', 'online'], { kind: 'rollback', releases });
  await promoteInfo('1.1.0');
});

const audited = () => {
  const { files, root } = small.store.trust;
  return audit({ files, trustedRoot: root });
};
const problemsFound = async () => (await audited()).flatMap(({ problems }) => problems);
const fileOf = (revision: number) => path.join(compositionsOf(small), compositionFile(revision));

it('lists the signers of the changes in each revision', async () => {
  const revisions = await audited();
  expect(revisions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  expect(revisions.flatMap(({ problems }) => problems)).toEqual([]);
  const signers = revisions.map(({ changes }) => changes.map(({ signedBy }) => signedBy.join()));
  expect(signers[0]).toEqual([expect.stringMatching(/^mfe-info \(/)]);
  expect(signers[1]).toEqual([expect.stringMatching(/^operator \(/)]);
  expect(signers[3]?.length).toBe(5);
});

it.each<[string, number, (text: string) => string]>([
  ['changed after signing', 2, (text) => text.replace('1.1.0', '1.0.0')],
  ['emptied', 3, () => ''],
])('reports a revision whose file was %s', async (_, revision, change) => {
  writeFileSync(fileOf(revision), change(readFileSync(fileOf(revision), 'utf8')));
  const [problem, ...others] = await problemsFound();
  expect(problem).toMatch(new RegExp(`^Composition ${revision} `));
  for (const other of others) expect(other).toContain(`Composition ${revision}`);
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
  expect(await problemsFound()).toEqual([]);
});
