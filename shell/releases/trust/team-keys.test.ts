import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import type { ReleaseStore } from '../store.ts';
import {
  attackerWith,
  headOf,
  keysNamed,
  newestOf,
  putLive,
  serverWith,
} from './attacker.fixture.ts';
import { changeKeys, listKeys, type KeyChange } from './key-changes.ts';
import { createKeyPair, keysFolder } from './private-keys.ts';
import { refresh } from './refresh.ts';

let small: SmallReleases;
let server: ReleaseStore;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  server = serverWith(small, 'running');
  await server.view();
});
afterEach(() => small.remove());

const promoteWith = (
  keys: string[],
  version: string,
  workspace: 'mfe-info' | 'shell' = 'mfe-info',
) => putLive(small, keys, { releases: { [workspace]: version } });
const rollbackWith = (
  keys: string[],
  version: string,
  workspace: 'mfe-info' | 'shell' = 'mfe-info',
) => putLive(small, keys, { kind: 'rollback', releases: { [workspace]: version } });
const newKey = (name: string) =>
  createKeyPair(path.join(keysFolder(small.dataDir, {}), `${name}.pem`));
const keyIdOf = (name: string) => keysNamed(small, name).keys[0]?.keyId ?? '';
const change = (keyChange: KeyChange) =>
  changeKeys(attackerWith(small, 'operator', 'online', 'new-online'), keyChange);
const liveOf = async (store: ReleaseStore) =>
  (await store.composition(await newestOf(store))).releases;
const publishWith = (
  keys: string[],
  version: string,
  workspace: 'mfe-info' | 'shell' = 'mfe-info',
) => {
  small.signer = keysNamed(small, ...keys);
  return small.publish(workspace, version, { script: version.charAt(0) });
};

it('promotes a section with the key of its team and the online key', async () => {
  await promoteWith(['mfe-info', 'online'], '1.1.0');
  expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.1.0', 'mfe-visitor': '1.0.0' });
});

it('rejects the promotion of a section of another team', async () => {
  await expect(promoteWith(['mfe-events', 'online'], '1.1.0')).rejects.toMatchObject({
    name: 'KeyError',
    message: expect.stringContaining('has no private key of mfe-info') as string,
  });
  expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
});

describe('the shell', () => {
  it('goes live with the second of two signatures over the same content', async () => {
    const { waiting } = await publishWith(['shell-1', 'online'], '2.0.0', 'shell');
    expect(waiting).toContain('1 of the 2 signatures');
    const pending = serverWith(small, 'other', { includesPending: true });
    expect((await pending.manifest('shell', '2.0.0')).version).toBe('2.0.0');
    await expect(server.manifest('shell', '2.0.0')).rejects.toMatchObject({
      name: 'TamperedError',
    });
    const promoteBy = (key: string) => promoteWith([key, 'online'], '2.0.0', 'shell');
    await expect(promoteBy('shell-1')).rejects.toMatchObject({
      name: 'MissingSignatureError',
      message: expect.stringContaining('shell-2') as string,
    });
    await expect(promoteBy('shell-1')).rejects.toThrow('1 of the 2 signatures');
    expect(await liveOf(server)).toMatchObject({ shell: '1.0.0' });
    await promoteBy('shell-3');
    expect(await liveOf(server)).toMatchObject({ shell: '2.0.0' });
  });

  it('needs both signatures again after a signer was interrupted', async () => {
    await publishWith(['shell-1', 'online'], '2.0.0', 'shell');
    const promoteBy = (key: string) => promoteWith([key, 'online'], '2.0.0', 'shell');
    await expect(promoteBy('shell-1')).rejects.toThrow('1 of the 2 signatures');
    // A list that shell-2 wrote, without a snapshot that names it.
    const { files } = small.store.trust;
    let version = 1;
    while (await files.has('shell', version)) version += 1;
    await files.create(`${version}.shell.json`, Buffer.from('{}'));
    await expect(promoteBy('shell-3')).rejects.toThrow('1 of the 2 signatures');
    await promoteBy('shell-1');
    expect(await liveOf(server)).toMatchObject({ shell: '2.0.0' });
  });

  it('needs two of its keys or the operator, also for a rollback', async () => {
    await publishWith(['shell-1', 'shell-2', 'online'], '2.0.0', 'shell');
    await promoteWith(['shell-2', 'shell-3', 'online'], '2.0.0', 'shell');
    const back = (...keys: string[]) => rollbackWith(keys, '1.0.0', 'shell');
    await expect(back('shell-1', 'online')).rejects.toMatchObject({
      name: 'MissingSignatureError',
    });
    await back('operator', 'online');
    expect(await liveOf(server)).toMatchObject({ shell: '1.0.0' });
  });
});

describe('the operator', () => {
  const roll = () => rollbackWith(['operator', 'online'], '1.0.0');

  it('rolls back a section, which its team can then promote again', async () => {
    await promoteWith(['mfe-info', 'online'], '1.1.0');
    await roll();
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
    await publishWith(['mfe-info', 'online'], '2.0.0');
    expect(await liveOf(serverWith(small, 'new'))).toMatchObject({ 'mfe-info': '1.0.0' });
    await promoteWith(['mfe-info', 'online'], '1.1.0');
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.1.0' });
    await promoteWith(['mfe-info', 'online'], '2.0.0');
    await promoteWith(['mfe-info', 'online'], '1.1.0');
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.1.0' });
  });

  it('cannot promote a release without the key of its team', async () => {
    await expect(promoteWith(['operator', 'online'], '1.1.0')).rejects.toThrow(
      'no private key of mfe-info',
    );
  });
});

describe('key rotation', () => {
  it('replaces a team key and leaves the live releases unchanged', async () => {
    const [old, add] = [keyIdOf('mfe-info'), newKey('new-info')];
    await change({ who: 'mfe-info', add, remove: old.slice(0, 12) });
    for (const store of [server, serverWith(small, 'new')])
      expect(await liveOf(store)).toMatchObject({ 'mfe-info': '1.0.0' });
    expect((await serverWith(small, 'new').manifest('mfe-info', '1.0.0')).version).toBe('1.0.0');
    await expect(promoteWith(['mfe-info', 'online'], '1.1.0')).rejects.toMatchObject({
      name: 'KeyError',
    });
    await expect(publishWith(['mfe-info', 'online'], '3.0.0')).rejects.toMatchObject({
      name: 'KeyError',
    });
    await publishWith(['new-info', 'online'], '2.0.0');
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
    await promoteWith(['new-info', 'online'], '2.0.0');
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '2.0.0' });
  });

  it('replaces the online key', async () => {
    await change({ who: 'online', add: newKey('new-online'), remove: keyIdOf('online') });
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
    await expect(promoteWith(['mfe-info', 'online'], '1.1.0')).rejects.toThrow('online key');
    await promoteWith(['mfe-info', 'new-online'], '1.1.0');
    expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.1.0' });
  });

  it('replaces the operator key, and servers follow from their earlier root', async () => {
    const add = newKey('operator-2');
    await change({ who: 'operator', add, threshold: 1 });
    const both = attackerWith(small, 'operator', 'operator-2', 'online');
    await changeKeys(both, { who: 'operator', remove: keyIdOf('operator') });
    expect((await server.view()).root.signed.version).toBe(3);
    await expect(change({ who: 'mfe-info', add: newKey('x') })).rejects.toMatchObject({
      name: 'KeyError',
    });
    await changeKeys(attackerWith(small, 'operator-2', 'online'), { who: 'mfe-info', add });
  });
});

it('completes an interrupted key change of the operator on refresh', async () => {
  const add = newKey('operator-2');
  await stopBefore('.snapshot.json', () =>
    changeKeys(attackerWith(small, 'operator', 'operator-2', 'online'), {
      who: 'operator',
      add,
      remove: keyIdOf('operator'),
    }),
  );
  expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
  await refresh(attackerWith(small, 'operator-2', 'online'));
  expect((await server.trust.view()).root.signed.version).toBe(3);
});

/** Runs work and interrupts it before it creates a file whose name has this ending. */
async function stopBefore(ending: string, work: () => Promise<void>): Promise<void> {
  const { files } = small.store.trust;
  const { create } = files;
  files.create = async (name, bytes) => {
    if (name.endsWith(ending)) throw new Error('stopped');
    return create(name, bytes);
  };
  await expect(work()).rejects.toThrow('stopped');
  files.create = create;
}

it('rejects the removal of needed or unknown keys, and unknown workspaces', async () => {
  await expect(change({ who: 'mfe-info', remove: keyIdOf('mfe-info') })).rejects.toThrow(
    'would have 0 keys but need 1 signatures',
  );
  await expect(change({ who: 'mfe-info', remove: 'ffff' })).rejects.toThrow('Its keys: mfe-info');
  await expect(change({ who: 'Nobody', add: newKey('x') })).rejects.toThrow('is no workspace');
});

it('adds the key of a new section and lists the keys and threshold of each role', async () => {
  await change({ who: 'mfe-wine', add: newKey('press') });
  const roles = listKeys(await headOf(attackerWith(small)));
  expect(roles.find(({ who }) => who === 'mfe-wine')).toMatchObject({
    threshold: 1,
    keys: [{ keyId: keyIdOf('press') }],
  });
  expect(roles.find(({ who }) => who === 'shell')).toMatchObject({ threshold: 2 });
  expect(await liveOf(server)).toMatchObject({ 'mfe-info': '1.0.0' });
});
