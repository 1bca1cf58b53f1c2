import path from 'node:path';
import { rmSync } from 'node:fs';
import type { Composition } from '@dswine/shared/contract/releases';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { createKeyPair } from '../../releases/metadata/private-keys.ts';
import { readComposition } from '../../releases/store/read-composition.ts';
import { attackerWith, keysNamed, putLive } from '../../releases/testing/attacker.fixture.ts';
import { firstGrants, releaseWorld } from '../../releases/testing/small-releases.fixture.ts';
import { changeKeys } from '../../releases/trust/key-changes.ts';
import {
  createCompositionLoader,
  type CompositionLoader,
  createManifestMemory,
} from './composition-loader.ts';

const small = releaseWorld();
let loader: CompositionLoader;
beforeEach(async () => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await putLive(small, ['mfe-info', 'online'], { releases: { 'mfe-info': '1.1.0' } });
  loader = createCompositionLoader({ store: small.store, log: silentLog });
  await loader.refresh();
});

/** Replaces the key of mfe-info with a new one, as the operator does. */
async function exchangeKey(name: string): Promise<void> {
  const add = createKeyPair(path.join(small.dataDir, `keys/${name}.pem`));
  const remove = keysNamed(small, 'mfe-info').keys[0]?.keyId ?? '';
  const operator = attackerWith(small, 'operator', 'online');
  await changeKeys(operator, { who: 'mfe-info', add, remove });
}

/** The memory of a server that has read the live composition. */
async function rememberLive() {
  const composition = (await small.store.live()) as Composition;
  const read = await readComposition(small.store, composition);
  const memory = createManifestMemory(small.store);
  memory.remember(read.manifests, read);
  return { composition, memory };
}

it('rejects a remembered release in a new composition after its only key is revoked', async () => {
  const { composition, memory } = await rememberLive();
  const again = await readComposition(small.store, composition, memory);
  expect(again.problems).toEqual([]);
  // The operator signs 1.0.0 as live before the key is revoked.
  await putLive(small, ['operator', 'online'], {
    kind: 'rollback',
    releases: { 'mfe-info': '1.0.0' },
  });
  await exchangeKey('second');
  const next = { ...composition, revision: 1000 };
  const { problems, unavailable } = await readComposition(small.store, next, memory);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('is not in the list that the keys of mfe-info'),
  ]);
  expect(unavailable).toEqual(['info']);
});

it('does not confuse a remembered release with another one of the same version', async () => {
  const integrityOf = () => {
    const { hashes } =
      loader.live()?.manifests.find(({ workspace }) => workspace === 'mfe-info') ?? {};
    return hashes?.['browser/entry.js'];
  };
  const before = integrityOf();
  await putLive(small, ['operator', 'online'], {
    kind: 'rollback',
    releases: { 'mfe-info': '1.0.0' },
  });
  await exchangeKey('second');
  rmSync(path.join(small.dataDir, 'store/releases/mfe-info/1.1.0'), { recursive: true });
  small.signer = keysNamed(small, 'second', 'online');
  await small.publish('mfe-info', '1.1.0', { script: '3' });
  await putLive(small, ['second', 'online'], { releases: { 'mfe-info': '1.1.0' } });
  await loader.refresh();
  const { revision } = (await small.store.live()) ?? {};
  expect(loader.state()).toMatchObject({ problems: [], storeRevision: revision, revision });
  expect(before).toBeDefined();
  expect(integrityOf()).not.toBe(before);
});

it('checks remembered manifests against the grants of the new composition', async () => {
  const { composition, memory } = await rememberLive();
  const grants = { ...firstGrants, 'mfe-info': { owner: 'info', paths: ['Other'] } };
  const { problems } = await readComposition(small.store, { ...composition, grants }, memory);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('mfe-info@1.1.0 claims the path "infoPage"'),
  ]);
});
