import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Updater } from 'tuf-js';
import { ExpiredMetadataError } from 'tuf-js/dist/error.js';
import { draftName } from '../durable-files.ts';
import { ContractError, TrustError } from '../errors.ts';
import { isAbsent } from '../stray-files.ts';
import { liveIn } from './live.ts';
import { assertSignedComposition, readGeneration, type View } from './view.ts';
import {
  fetcherOf,
  METADATA_URL,
  sha256,
  TIMESTAMP,
  type MetadataFiles,
} from './metadata-files.ts';
import { COMPOSITIONS, parseSnapshot, parseTargets } from './metadata.ts';
import { livePath } from './team-list.ts';

export type Trust = {
  files: MetadataFiles;
  /** `root.json`, from which all trust begins. */
  root: Buffer;
  /** Verifies metadata that are new. Rejects, and stays with what it knows, when they are not good. */
  view: () => Promise<View>;
  /** What was verified last, also when it has expired since. Undefined before anything was. */
  remembered: () => Promise<View | undefined>;
};

type TrustOptions = {
  files: MetadataFiles;
  root: Buffer;
  /** Folder of what was verified, which survives restarts. Several processes may share it. */
  memory: string;
  /** Folder of the compositions. */
  compositions: string;
};

/** Generations that stay, so that a process that is reading one finishes. */
const MAX_GENERATIONS = 3;
/** Metadata that were refused are looked at again after this time: files may still arrive. */
const RETRY_MS = 1000;

/**
 * Verifies the metadata of a store and remembers the newest, so that older ones are rejected.
 * A generation in memory is complete: it was verified as a whole before it got its name.
 */
export function openTrust(options: TrustOptions): Trust {
  const { files, root, memory } = options;
  const folder = path.join(memory, sha256(root).slice(0, 16));
  let last: { timestamp: Buffer; view: View } | undefined;
  let failed: { timestamp: Buffer; at: number; error: unknown } | undefined;

  async function remembered(): Promise<typeof last> {
    const name = (await generations(folder)).at(-1);
    if (name === undefined) return undefined;
    const generation = path.join(folder, name);
    if (last && (await readFile(path.join(generation, TIMESTAMP))).equals(last.timestamp))
      return last;
    last = await readGeneration(generation);
    return last;
  }

  async function view(): Promise<View> {
    const timestamp = await files.read(TIMESTAMP).catch((cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new TrustError(`There are no signed metadata in ${files.folder}.`, { cause });
    });
    if (last?.timestamp.equals(timestamp)) return last.view;
    if ((await remembered())?.timestamp.equals(timestamp) && last) return last.view;
    const isKnown = failed?.timestamp.equals(timestamp) && Date.now() - failed.at < RETRY_MS;
    if (failed && isKnown) throw failed.error;
    try {
      // The bytes of the store, also when the client keeps a timestamp of the same version.
      last = { timestamp, view: await verify(options, folder) };
      return last.view;
    } catch (error) {
      failed = { timestamp, at: Date.now(), error };
      throw error;
    }
  }

  return {
    files,
    root,
    view: () => view().catch(refuse),
    remembered: async () => (await remembered())?.view,
  };
}

/** Reads a generation in a draft folder with the client, and names it when all of it is good. */
async function verify({ files, root, compositions }: TrustOptions, folder: string): Promise<View> {
  await mkdir(folder, { recursive: true });
  const draft = draftName(folder);
  const newest = (await generations(folder)).at(-1);
  try {
    await mkdir(draft);
    if (newest === undefined) await writeFile(path.join(draft, 'root.json'), root);
    else await cp(path.join(folder, newest), draft, { recursive: true });
    await runClient(files, draft);
    const { view } = await readGeneration(draft);
    await assertSignedComposition(view, compositions);
    const { root: newRoot, snapshot } = view;
    const name = generationName(newRoot.signed.version, snapshot.signed.version);
    await rename(draft, path.join(folder, name)).catch((error: unknown) => {
      // Another process has verified the same at the same time.
      if (!['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    });
    for (const old of (await generations(folder)).slice(0, -MAX_GENERATIONS))
      await rm(path.join(folder, old), { recursive: true, force: true });
    return view;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Leaves in the folder exactly the metadata that are good now. */
async function runClient(files: MetadataFiles, folder: string): Promise<void> {
  const fetcher = fetcherOf(files);
  const client = new Updater({ metadataDir: folder, metadataBaseUrl: METADATA_URL, fetcher });
  await client.refresh();
  const [snapshot, targets] = [
    parseSnapshot(await readFile(path.join(folder, 'snapshot.json'))),
    parseTargets(await readFile(path.join(folder, 'targets.json'))),
  ];
  for (const role of Object.keys(targets.signed.delegations?.roles ?? {})) {
    if (snapshot.signed.meta[`${role}.json`] === undefined) continue;
    const probe = role === COMPOSITIONS ? `${COMPOSITIONS}/newest` : livePath(role);
    await client.getTargetInfo(probe).catch(async (error: unknown) => {
      // After a revocation the operator vouches for the team, until it signs with another key.
      if (!liveIn(targets, undefined, role)) throw error;
      await rm(path.join(folder, `${role}.json`), { force: true });
    });
  }
}

/** Sorts by the version of the root first: new online keys may begin again with lower versions. */
function generationName(root: number, snapshot: number): string {
  return `${String(root).padStart(8, '0')}.${String(snapshot).padStart(10, '0')}`;
}

async function generations(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return names.filter((name) => /^\d{8}\.\d{10,}$/.test(name)).sort();
}

function refuse(error: unknown): never {
  if (error instanceof ExpiredMetadataError)
    throw new TrustError(
      '已逾期，請執行 npm run release -- refresh / The signed metadata have expired: somebody who holds the online key must run npm run release -- refresh.',
      { cause: error },
    );
  if (error instanceof TrustError || error instanceof ContractError) throw error;
  throw new TrustError(`The signed metadata are refused: ${(error as Error).message}`, {
    cause: error,
  });
}
