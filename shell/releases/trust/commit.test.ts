import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import { attackerWith, forgeList, headOf } from './attacker.fixture.ts';
import { commit } from './commit.ts';
import { signList, targetOf } from './team-list.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());

it('retries and loses no change when another writer commits first', async () => {
  const [events, info] = ['mfe-events', 'mfe-info'].map((team) =>
    attackerWith(small, team, 'online'),
  ) as [ReturnType<typeof attackerWith>, ReturnType<typeof attackerWith>];
  const added = (team: string) => `${team}/2.0.0/release.json`;
  const add = (team: string) => ({
    workspace: team,
    change: (list: Parameters<Parameters<typeof forgeList>[2]>[0]) => ({
      ...list,
      [added(team)]: targetOf(added(team), Buffer.from(team), {}),
    }),
  });
  let tries = 0;
  await commit(info, async (head) => {
    tries += 1;
    const signed = await signList(info, head, add('mfe-info'));
    // The other writer commits after this one read the head and before it writes a snapshot.
    if (tries === 1) await forgeList(events, 'mfe-events', add('mfe-events').change);
    return signed && { roles: new Map([['mfe-info', signed]]) };
  });
  expect(tries).toBe(2);
  const head = await headOf(info);
  for (const team of ['mfe-events', 'mfe-info'])
    expect((await head.role(team))?.signed.targets).toHaveProperty([added(team)]);
});

it('skips the version of an invalid snapshot file', async () => {
  const { files } = small.store.trust;
  const next = (await headOf(attackerWith(small))).nextSnapshot;
  await files.create(`${next}.snapshot.json`, Buffer.from('{}'));
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  expect((await headOf(attackerWith(small))).snapshot.signed.version).toBe(next + 1);
});
