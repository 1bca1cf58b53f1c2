import { releaseWorld } from '../testing/small-releases.fixture.ts';
import { attackerWith, forgeList } from '../testing/attacker.fixture.ts';
import { commit } from './commit.ts';
import { readHead } from './head.ts';
import { signList } from './team-list.ts';
import { targetOf, type TeamList } from '../metadata/targets.ts';

const small = releaseWorld();

it('retries and loses no change when another writer commits first', async () => {
  const file = (team: string) => `${team}/2.0.0/release.json`;
  const add = (team: string) => (list: TeamList) => ({
    ...list,
    [file(team)]: targetOf(file(team), Buffer.from(team), {}),
  });
  const info = attackerWith(small, 'mfe-info', 'online');
  const events = attackerWith(small, 'mfe-events', 'online');
  let tries = 0;
  await commit(info, async (head) => {
    tries += 1;
    const change = { workspace: 'mfe-info', change: add('mfe-info') };
    const signed = await signList(info, head, change);
    // The other writer commits after this one read the head and before it writes a snapshot.
    if (tries === 1) await forgeList(events, 'mfe-events', add('mfe-events'));
    return signed && { roles: new Map([['mfe-info', signed]]) };
  });
  expect(tries).toBe(2);
  const head = await readHead(info);
  for (const team of ['mfe-events', 'mfe-info'])
    expect((await head.role(team))?.signed.targets).toHaveProperty([file(team)]);
});

it('skips the version of an invalid snapshot file', async () => {
  const next = (await readHead(attackerWith(small))).nextSnapshot;
  await small.store.trust.files.create(`${next}.snapshot.json`, Buffer.from('{}'));
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  expect((await readHead(attackerWith(small))).snapshot.signed.version).toBe(next + 1);
});
