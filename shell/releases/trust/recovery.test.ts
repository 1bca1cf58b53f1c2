import { readFileSync, writeFileSync } from 'node:fs';
import {
  attackerWith,
  forgeList,
  keyIdIn,
  keysNamed,
  liveInfo,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  passDays,
  refusalBy,
  serverWith,
} from '../testing/attacker.fixture.ts';
import { refresh } from './refresh.ts';

const { small, server, promoteInfo } = attackedWorld(['mfe-team-1']);

/** Replaces the key of a team by the key `second`. */
const replaceKeyOf = (who: string) =>
  operatorChanges(small, { who, add: newKeyIn(small, 'second'), remove: keyIdIn(small, who) });

describe('the operator override of a team list', () => {
  it('does not take effect again when the online key signs an invalid list', async () => {
    await replaceKeyOf('mfe-info');
    small.signer = keysNamed(small, 'second', 'online');
    await small.publish('mfe-info', '2.0.0', { script: '3' });
    await promoteInfo('2.0.0', ['second', 'online']);
    expect(await liveInfo(server)).toBe('2.0.0');
    const attacker = attackerWith(small, 'online');
    await forgeList(attacker, 'mfe-info', (list) => list);
    expect(await refusalBy(server)).toMatch(/mfe-info was signed by 0\/1 keys/);
    expect(await liveInfo(server)).toBe('2.0.0');
    expect(await refusalBy(serverWith(small, 'new'))).toMatch(/mfe-info was signed by 0\/1 keys/);
  });

  it('replaces a list without a live release, so that other promotions continue', async () => {
    await small.publish('mfe-team-1', '1.0.0');
    await replaceKeyOf('mfe-team-1');
    await promoteInfo('1.1.0');
    expect(await liveInfo(server)).toBe('1.1.0');
    expect(await liveInfo(serverWith(small, 'new'))).toBe('1.1.0');
  });

  it('covers the manifest that the team signed, not a changed file in the store', async () => {
    const file = small.pathOf('mfe-info', '1.0.0', 'release.json');
    const before = readFileSync(file);
    writeFileSync(file, before.toString('utf8').replace('"contract"', ' "contract"'));
    await replaceKeyOf('mfe-info');
    await expect(server.manifest('mfe-info', '1.0.0')).rejects.toMatchObject({
      name: 'tamperedManifest',
    });
    writeFileSync(file, before);
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
  });
});

it('requires the operator to renew an expired root, and accepts the renewed one', async () => {
  await passDays(small, 400);
  await refresh(attackerWith(small, 'online'));
  expect(await refusalBy(server)).toMatch(/root\.json\. The operator must run .*refresh/);
  expect(await liveInfo(serverWith(small, 'running'))).toBe('1.0.0');
  await expect(serverWith(small, 'new').view()).rejects.toThrow('The operator must run');
  await refresh(attackerWith(small, 'operator', 'online'));
  expect(await refusalBy(server)).toBe('accepted');
  expect(await liveInfo(serverWith(small, 'new'))).toBe('1.0.0');
});

it('recovers from a forged list when the operator exchanges the online key', async () => {
  await promoteInfo('1.1.0');
  await forgeList(attackerWith(small, 'online'), 'mfe-info', (list) => list);
  expect(await refusalBy(server)).toMatch(/mfe-info was signed by 0\/1 keys/);
  const old = keyIdIn(small, 'online');
  const add = newKeyIn(small, 'new-online');
  await operatorChanges(small, { who: 'online', add, remove: old }, 'new-online');
  for (const one of [server, serverWith(small, 'new')]) {
    expect(await refusalBy(one)).toBe('accepted');
    expect(await liveInfo(one)).toBe('1.1.0');
  }
  await promoteInfo('1.0.0', ['mfe-info', 'new-online']);
  expect(await liveInfo(server)).toBe('1.0.0');
});
