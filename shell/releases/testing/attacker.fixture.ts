import path from 'node:path';
import type { Key, Metadata, Targets } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import { type SmallReleases, releaseWorld } from './small-releases.fixture.ts';
import { copiesFolder } from '../storage/open-storage.ts';
import { type ReleaseStore, openStore } from '../store/store.ts';
import { type Repository, commit, type Head } from '../trust/commit.ts';
import { type KeyChange, changeKeys } from '../trust/key-changes.ts';
import {
  type Signer,
  createKeyPair,
  keysFolder,
  readSigner,
  readTrustedRoot,
  trustFolder,
} from '../metadata/private-keys.ts';
import type { NextLive } from '../trust/lists.ts';
import { type TeamList, livePath, targetOf } from '../metadata/targets.ts';
import { versionIn, listOf } from '../metadata/metadata.ts';

/** For each test: a live store, a release of mfe-info to promote, and a web server that runs. */
export function attackedWorld(teams?: readonly string[]) {
  const small = releaseWorld({ teams });
  const server = {} as ReleaseStore;
  beforeEach(async () => {
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    Object.assign(server, serverWith(small, 'running'));
    expect(await liveInfo(server)).toBe('1.0.0');
  });
  const promoteInfo = (version: string, keys: readonly string[] = ['mfe-info', 'online']) =>
    putLive(small, keys, { releases: { 'mfe-info': version } });
  return { small, server, promoteInfo };
}

/** The keys with these names, such as `online` or `shell-1`. */
export function keysNamed({ dataDir }: SmallReleases, ...names: string[]): Signer {
  const { folder, keys } = readSigner(keysFolder(dataDir, {}));
  return { folder, keys: keys.filter(({ file }) => names.includes(path.basename(file, '.pem'))) };
}

/** An attacker with write access to the store and these keys. */
export function attackerWith(small: SmallReleases, ...names: string[]): Repository {
  return {
    ...small.store.trust,
    signer: keysNamed(small, ...names),
    clock: small.clock,
  };
}

/** A web server with a separate trust folder; `memory` is the name of that folder. */
export function serverWith(
  { dataDir, clock }: SmallReleases,
  memory: string,
  options: { includesPending?: boolean } = {},
): ReleaseStore {
  return openStore(path.join(dataDir, 'store'), {
    root: readTrustedRoot(dataDir, {}),
    memory: path.join(trustFolder(dataDir, {}), memory),
    copies: copiesFolder(dataDir, {}),
    clock,
    ...options,
  });
}

/** Puts a team list into the store, signed with the given keys whether authorised or not. */
export async function forgeList(
  repository: Repository,
  workspace: string,
  change: (list: TeamList) => TeamList,
): Promise<void> {
  await commit(repository, async (head) => ({
    roles: new Map([[workspace, await forged(repository, head, { workspace, change })]]),
  }));
}

type Forgery = { workspace: string; change: (list: TeamList) => TeamList };

async function forged(
  { signer, clock }: Repository,
  head: Head,
  { workspace, change }: Forgery,
): Promise<Metadata<Targets>> {
  const before = (await head.role(workspace))?.signed.targets ?? {};
  const version = versionIn(head.snapshot, workspace) + 1;
  const list = listOf({ version, targets: change({ ...before }) }, { days: 100, now: clock.now() });
  for (const key of signer.keys) list.sign(key.sign);
  return list;
}

/** Points a list at another live release, as the team's own command does. */
export function goingLive(workspace: string, version: string, bytes: Buffer) {
  return (list: TeamList): TeamList => {
    const turn = (list[livePath(workspace)]?.custom['turn'] as number | undefined) ?? 0;
    const file = livePath(workspace);
    return { ...list, [file]: targetOf(file, bytes, { version, turn: turn + 1 }) };
  };
}

/** Makes releases live with these keys, without the checks of a promotion, which take seconds. */
export function putLive(
  small: SmallReleases,
  keys: readonly string[],
  change: Partial<NextLive>,
): Promise<Composition> {
  return small.putLive(change, keysNamed(small, ...keys));
}

/** The version of mfe-info that is live on a web server. */
export async function liveInfo(server: ReleaseStore): Promise<string | undefined> {
  return (await server.live())?.releases['mfe-info'];
}

/** Why a web server refuses the metadata of the store. */
export async function refusalBy({ trust }: ReleaseStore): Promise<string> {
  return trust.view().then(
    () => 'accepted',
    ({ name, message }: Error) => (name.startsWith('trust') ? message : name),
  );
}

/** Creates a key pair, and resolves to its public key. */
export function newKeyIn({ dataDir }: SmallReleases, name: string): Key {
  return createKeyPair(path.join(keysFolder(dataDir, {}), `${name}.pem`));
}

export function keyIdIn(small: SmallReleases, name: string): string {
  return keysNamed(small, name).keys[0]?.keyId ?? '';
}

/** Changes keys as the operator does. `keys`: the names of private keys besides the operator's. */
export function operatorChanges(
  small: SmallReleases,
  change: KeyChange,
  ...keys: string[]
): Promise<void> {
  const operator = attackerWith(small, 'operator', ...(keys.length > 0 ? keys : ['online']));
  return changeKeys(operator, change);
}

/** Lets days pass for the servers and commands of the small store. */
export const passDays = ({ clock }: SmallReleases, days: number) =>
  clock.advance(days * 24 * 60 * 60 * 1000);
