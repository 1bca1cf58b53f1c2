import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import type { Key, Metadata, Root, Targets } from '@tufjs/models';
import { systemClock } from '@dswine/shared/process/clock';
import { ReleaseError } from '../errors.ts';
import { copiesFolder, openStorage, storeAddress } from '../storage/open-storage.ts';
import { assertConditionalWrites } from '../storage/storage.ts';
import {
  metaOf,
  timestampOf,
  TIMESTAMP,
  openMetadataFiles,
  roleFile,
  bytesOf,
  expiryAfter,
  lifetimes,
  parseRoot,
  parseTargets,
  signFor,
  snapshotOf,
  SPEC_VERSION,
} from '../metadata/metadata.ts';
import {
  OWNER,
  createFile,
  createKeyPair,
  keysFolder,
  readSigner,
  trustedRootFile,
} from '../metadata/private-keys.ts';

export type Team = { workspace: string; keys: number; threshold: number };

export const delegatedPath = (workspace: string) => `${workspace}/*/release.json`;

/** Nobody may change all pages alone: two of three people must agree to a new shell. */
export function teamOf(workspace: string): Team {
  return workspace === 'shell'
    ? { workspace, keys: 3, threshold: 2 }
    : { workspace, keys: 1, threshold: 1 };
}

/**
 * Creates keys and metadata for all on one machine. The private keys are in a folder of their own,
 * with mode 0600; `root.json` beside them is what web servers need. Resolves to the private keys.
 * @throws when there are keys or a store already.
 */
export async function createRepository(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
  teams: readonly Team[],
): Promise<string[]> {
  const folder = keysFolder(dataDir, environment);
  const now = systemClock.now();
  const { storage } = openStorage(storeAddress(dataDir, environment), {
    copies: copiesFolder(dataDir, environment),
  });
  const rootFile = trustedRootFile(dataDir, environment);
  if (hasKeys(folder) || existsSync(rootFile) || (await storage.list('')).length > 0)
    throw new ReleaseError('keyStoreExists', { folder, address: storage.address });
  await assertConditionalWrites(storage);
  const create = (name: string) => named(createKeyPair(path.join(folder, `${name}.pem`)), name);
  const [operator, online] = [create('operator'), create('online')];
  const teamKeys = teams.map((team) => ({ ...team, keys: namesOf(team).map(create) }));
  const signer = readSigner(folder);
  const expires = expiryAfter(lifetimes.operator, now);
  const root = firstRoot(operator, online, expires);
  const targets = firstTargets(teamKeys, expires);
  signFor(root, 'root', { metadata: root, signer });
  signFor(root, 'targets', { metadata: targets, signer });
  const meta = { 'targets.json': metaOf(1, bytesOf(targets)) };
  const snapshot = snapshotOf({ version: 1, meta }, now);
  signFor(root, 'snapshot', { metadata: snapshot, signer });
  const timestamp = timestampOf(1, bytesOf(snapshot), now);
  signFor(root, 'timestamp', { metadata: timestamp, signer });
  const files = openMetadataFiles(storage);
  await files.create(roleFile('root', 1), bytesOf(root));
  await files.create(roleFile('targets', 1), bytesOf(targets));
  await files.create(roleFile('snapshot', 1), bytesOf(snapshot));
  await files.create(TIMESTAMP, bytesOf(timestamp));
  createFile(rootFile, bytesOf(root), 0o644);
  return signer.keys.map(({ file }) => file);
}

function namesOf({ workspace, keys }: Team): string[] {
  if (keys === 1) return [workspace];
  return Array.from({ length: keys }, (_, index) => `${workspace}-${index + 1}`);
}

const roleWith = (key: Key) => ({ keyids: [key.keyID], threshold: 1 });

function firstRoot(operator: Key, online: Key, expires: string): Metadata<Root> {
  const [offline, daily] = [roleWith(operator), roleWith(online)];
  return parseRoot(
    unsigned({
      _type: 'root',
      expires,
      consistent_snapshot: true,
      keys: keysById([operator, online]),
      roles: { root: offline, targets: offline, snapshot: daily, timestamp: daily },
    }),
  );
}

type TeamKeys = Omit<Team, 'keys'> & { keys: readonly Key[] };

function firstTargets(teams: readonly TeamKeys[], expires: string): Metadata<Targets> {
  const roles = teams.map(({ workspace, keys, threshold }) => ({
    name: workspace,
    keyids: keys.map(({ keyID }) => keyID),
    threshold,
    terminating: true,
    paths: [delegatedPath(workspace)],
  }));
  return parseTargets(
    unsigned({
      _type: 'targets',
      expires,
      targets: {},
      delegations: {
        keys: keysById(teams.flatMap(({ keys }) => keys)),
        roles,
      },
    }),
  );
}

function keysById(keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key.keyID, key.toJSON()]));
}

function unsigned(signed: object): Buffer {
  const fields = { spec_version: SPEC_VERSION, version: 1, ...signed };
  return Buffer.from(JSON.stringify({ signatures: [], signed: fields }));
}

function named(key: Key, owner: string): Key {
  if (key.unrecognizedFields) key.unrecognizedFields[OWNER] = owner;
  return key;
}

/** Whether there are keys of releases, public or private. Other secrets may be there too. */
export function hasKeys(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((name) => /\.pem(\.pub)?$/.test(name) || name === 'root.json');
}
