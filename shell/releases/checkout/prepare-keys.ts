import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { createRepository, hasKeys, teamOf } from '../trust/create-repository.ts';
import { openMetadataFiles, roleOf } from '../metadata/metadata.ts';
import { readHead } from '../trust/commit.ts';
import { changeKeys, refresh } from '../trust/key-changes.ts';
import {
  createKeyPair,
  keysFolder,
  readPublicKey,
  readSigner,
  readTrustedRoot,
} from '../metadata/private-keys.ts';
import { isRenewalDue, remainingValidity, storageOf } from './is-current.ts';

type Preparation = {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  /** The workspaces of the checkout. */
  workspaces: readonly Workspace[];
};

/**
 * Creates all keys of one machine in an empty data folder, and renews signatures that expire. With
 * public keys only, nothing is created.
 */
export async function prepareKeys(
  { dataDir, environment, workspaces }: Preparation,
  log: (line: string) => void,
): Promise<void> {
  const folder = keysFolder(dataDir, environment);
  const isNew = !hasKeys(folder) && (await storageOf(dataDir, environment).list('')).length === 0;
  if (isNew && !environment['RELEASE_KEYS'] && !environment['RELEASE_ROOT']) {
    await createRepository(dataDir, environment, workspaces.map(teamOf));
    log(
      `Created all keys of this machine in ${folder}; keep them secret. ` +
        `What each is for: docs/releases.md`,
    );
  }
  await renew(dataDir, environment);
  await addNewTeams({ dataDir, environment, workspaces });
}

/** Where the operator's key is, a workspace that is new in the checkout gets a key of its own. */
async function addNewTeams({ dataDir, environment, workspaces }: Preparation): Promise<void> {
  const folder = keysFolder(dataDir, environment);
  const signer = readSigner(folder);
  if (!signer.keys.some(({ file }) => path.basename(file) === 'operator.pem')) return;
  const files = openMetadataFiles(storageOf(dataDir, environment));
  const trustedRoot = readTrustedRoot(dataDir, environment);
  const repository = { files, trustedRoot, signer, clock: systemClock };
  const { targets } = await readHead(repository);
  for (const who of workspaces.filter((workspace) => !roleOf(targets, workspace))) {
    const file = path.join(folder, `${who}.pem`);
    if (!existsSync(file)) createKeyPair(file);
    const add = readPublicKey(`${file}.pub`, who);
    await changeKeys(repository, { who, add });
  }
}

/** Renews the signatures for another week. Does nothing on a machine without the online key. */
export async function renew(dataDir: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const signer = readSigner(keysFolder(dataDir, environment));
  if (!signer.keys.some(({ file }) => path.basename(file) === 'online.pem')) return;
  const files = openMetadataFiles(storageOf(dataDir, environment));
  const validMs = await remainingValidity(files);
  if (validMs === undefined || !isRenewalDue(validMs)) return;
  const trustedRoot = readTrustedRoot(dataDir, environment);
  await refresh({ files, trustedRoot, signer, clock: systemClock });
}
