import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  attackerWith,
  forgeList,
  keyIdIn,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  putLive,
} from '../testing/attacker.fixture.ts';
import { audit } from './history.ts';

const { small, promoteInfo } = attackedWorld();
beforeEach(async () => {
  await promoteInfo('1.1.0');
  const releases = { 'mfe-info': '1.0.0' };
  await putLive(small, ['operator', 'online'], { kind: 'rollback', releases });
  await promoteInfo('1.1.0');
});

const audited = () => audit(small.store.trust);
const problemsFound = async () => (await audited()).flatMap(({ problems }) => problems);
const fileOf = (name: string) => path.join(small.dataDir, 'store/metadata', name);

it('lists the signers of the changes in each revision', async () => {
  const revisions = await audited();
  expect(revisions).toHaveLength(4);
  expect(revisions.flatMap(({ problems }) => problems)).toEqual([]);
  const signers = revisions.map(({ changes }) => changes.map(({ signedBy }) => signedBy.join()));
  expect(signers[0]).toEqual([expect.stringMatching(/^mfe-info \(/)]);
  expect(signers[1]).toEqual([expect.stringMatching(/^operator \(/)]);
  expect(signers[3]?.length).toBe(5);
});

it.each<[string, (text: string) => string]>([
  ['changed after signing', (text) => text.replace('1.1.0', '1.0.0')],
  ['emptied', () => ''],
])('reports that what was live before was %s', async (_, change) => {
  const [, second] = await audited();
  const before = fileOf(`${(second?.revision ?? 0) - 1}.snapshot.json`);
  writeFileSync(before, change(` ${readFileSync(before, 'utf8')}`));
  const [problem, ...others] = await problemsFound();
  expect(problem).toMatch(`What was live before revision ${second?.revision} cannot be read`);
  expect(others).toEqual([]);
});

it('reports an unsigned list that was put there with the online key', async () => {
  await forgeList(attackerWith(small, 'online'), 'mfe-info', (list) => list);
  const [newest, ...others] = await audited();
  expect(newest?.problems).toEqual([
    expect.stringMatching(/the list of mfe-info in snapshot \d+ is not signed by the keys/),
  ]);
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
