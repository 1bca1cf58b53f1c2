import { readFileSync, writeFileSync } from 'node:fs';
import {
  attackerWith,
  keyIdIn,
  keysNamed,
  attackedWorld,
  newKeyIn,
  operatorChanges,
  putLive,
  serverWith,
  forgeList,
  liveInfo,
  passDays,
  refusalBy,
} from '../testing/attacker.fixture.ts';
import { changeKeys, type KeyChange, refresh } from './key-changes.ts';

const { small, server, promoteInfo } = attackedWorld(['mfe-team-1']);

const liveOn = async (store = server) => (await store.live())?.releases;
const change = (keyChange: KeyChange) => operatorChanges(small, keyChange);
const rollBack = (workspace: string, keys: string[]) =>
  putLive(small, keys, { kind: 'rollback', releases: { [workspace]: '1.0.0' } });
const publishWith = (workspace: 'mfe-info' | 'shell', version: string, keys: string[]) => {
  small.signer = keysNamed(small, ...keys);
  return small.publish(workspace, version, { script: version.charAt(0) });
};

describe('the shell', () => {
  const promoteBy = (...keys: string[]) =>
    putLive(small, [...keys, 'online'], { releases: { shell: '2.0.0' } });

  it('goes live with the second of two signatures over the same content', async () => {
    const { waiting } = await publishWith('shell', '2.0.0', ['shell-1', 'online']);
    expect(waiting).toContain('1 of the 2 signatures');
    const pending = serverWith(small, 'other', { includesPending: true });
    expect((await pending.manifest('shell', '2.0.0')).version).toBe('2.0.0');
    await expect(server.manifest('shell', '2.0.0')).rejects.toMatchObject({
      name: 'tamperedManifest',
    });
    for (const missing of ['shell-2', '1 of the 2 signatures'])
      await expect(promoteBy('shell-1')).rejects.toMatchObject({
        name: 'signatureMissing',
        message: expect.stringContaining(missing) as string,
      });
    await promoteBy('shell-3');
    expect(await liveOn()).toMatchObject({ shell: '2.0.0' });
  });

  it('needs both signatures again after a signer was interrupted', async () => {
    await publishWith('shell', '2.0.0', ['shell-1', 'online']);
    await expect(promoteBy('shell-1')).rejects.toThrow('1 of the 2 signatures');
    // A list that shell-2 wrote, without a snapshot that names it.
    const { files } = small.store.trust;
    let version = 1;
    while (await files.has('shell', version)) version += 1;
    await files.create(`${version}.shell.json`, Buffer.from('{}'));
    await expect(promoteBy('shell-3')).rejects.toThrow('1 of the 2 signatures');
    await promoteBy('shell-1');
    expect(await liveOn()).toMatchObject({ shell: '2.0.0' });
  });

  it('needs two of its keys or the operator, also for a rollback', async () => {
    await publishWith('shell', '2.0.0', ['shell-1', 'shell-2', 'online']);
    await promoteBy('shell-2', 'shell-3');
    await expect(rollBack('shell', ['shell-1', 'online'])).rejects.toMatchObject({
      name: 'signatureMissing',
    });
    await rollBack('shell', ['operator', 'online']);
    expect(await liveOn()).toMatchObject({ shell: '1.0.0' });
  });
});

it('lets a team promote again what the operator rolled back', async () => {
  await promoteInfo('1.1.0');
  await rollBack('mfe-info', ['operator', 'online']);
  expect(await liveOn()).toMatchObject({ 'mfe-info': '1.0.0' });
  await promoteInfo('1.1.0');
  expect(await liveOn()).toMatchObject({ 'mfe-info': '1.1.0' });
});

describe('key rotation', () => {
  it('replaces a team key and leaves the live releases unchanged', async () => {
    const [oldKeys, newKeys] = [
      ['mfe-info', 'online'],
      ['new-info', 'online'],
    ];
    const add = newKeyIn(small, 'new-info');
    await change({ who: 'mfe-info', add, remove: keyIdIn(small, 'mfe-info').slice(0, 12) });
    for (const store of [server, serverWith(small, 'new')])
      expect(await liveOn(store)).toMatchObject({ 'mfe-info': '1.0.0' });
    expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    for (const revoked of [promoteInfo('1.1.0'), publishWith('mfe-info', '3.0.0', oldKeys)])
      await expect(revoked).rejects.toMatchObject({ name: 'keyMissing' });
    await publishWith('mfe-info', '2.0.0', newKeys);
    await promoteInfo('2.0.0', newKeys);
    expect(await liveOn()).toMatchObject({ 'mfe-info': '2.0.0' });
  });

  it.each([['new-info'], ['operator']])(
    'leaves the way back to what was live open to %s',
    async (name) => {
      await promoteInfo('1.1.0');
      const [add, remove] = [newKeyIn(small, 'new-info'), keyIdIn(small, 'mfe-info')];
      await change({ who: 'mfe-info', add, remove, earlier: ['1.1.0', '1.0.0'] });
      await rollBack('mfe-info', [name, 'online']);
      expect(await liveOn()).toMatchObject({ 'mfe-info': '1.0.0' });
      expect((await server.manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    },
  );

  it('replaces the operator key, and servers follow from their earlier root', async () => {
    const add = newKeyIn(small, 'operator-2');
    await change({ who: 'operator', add, threshold: 1 });
    const both = attackerWith(small, 'operator', 'operator-2', 'online');
    await changeKeys(both, { who: 'operator', remove: keyIdIn(small, 'operator') });
    expect((await server.view()).root.signed.version).toBe(3);
    const more = { who: 'mfe-info', add: newKeyIn(small, 'x') };
    await expect(change(more)).rejects.toMatchObject({ name: 'keyOperator' });
    await changeKeys(attackerWith(small, 'operator-2', 'online'), more);
  });

  it('is completed on refresh when it was interrupted', async () => {
    const { files } = small.store.trust;
    const { create } = files;
    files.create = async (name, bytes) => {
      if (name.endsWith('.snapshot.json')) throw new Error('stopped');
      return create(name, bytes);
    };
    const keyChange = { who: 'operator', add: newKeyIn(small, 'operator-2') };
    const both = attackerWith(small, 'operator', 'operator-2', 'online');
    const changed = changeKeys(both, { ...keyChange, remove: keyIdIn(small, 'operator') });
    await expect(changed).rejects.toThrow('stopped');
    files.create = create;
    expect(await liveOn()).toMatchObject({ 'mfe-info': '1.0.0' });
    await refresh(attackerWith(small, 'operator-2', 'online'));
    expect((await server.trust.view()).root.signed.version).toBe(3);
  });
});

it.each<[string, () => KeyChange, string]>([
  [
    'the last key',
    () => ({ who: 'mfe-info', remove: keyIdIn(small, 'mfe-info') }),
    'would have 0 keys but need 1 signatures',
  ],
  ['an unknown key', () => ({ who: 'mfe-info', remove: 'ffff' }), 'Its keys: mfe-info'],
  ['an unknown workspace', () => ({ who: 'Nobody', add: newKeyIn(small, 'x') }), 'is no workspace'],
])('rejects a change of %s', async (_, keyChange, reason) => {
  await expect(change(keyChange())).rejects.toThrow(reason);
});

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
