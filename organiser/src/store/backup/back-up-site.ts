import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoreSettings } from '../open-store.ts';
import { backUp, restore } from './backup-commands.ts';
import { BackupError } from './backup-error.ts';
import type { Contents } from './table-rows.ts';

/**
 * What a site has beside the database, with the variable that puts it elsewhere; `root.json` and
 * `person.key` are among the keys, unless they are named. The metadata of the store are copied
 * before its releases, so that all releases that they name are copied, also during a publication.
 */
const parts = [
  { name: 'keys', variable: 'RELEASE_KEYS' },
  { name: 'root.json', variable: 'RELEASE_ROOT' },
  { name: 'person.key', variable: 'PERSON_KEY' },
  { name: 'trust', variable: 'RELEASE_TRUST' },
  { name: 'store/metadata', variable: 'RELEASE_STORE', within: 'metadata' },
  { name: 'store', variable: 'RELEASE_STORE' },
  { name: 'media' },
  { name: 'exhibitor-files' },
  { name: 'exhibitor-media' },
  { name: 'files' },
  { name: 'mail' },
  { name: 'erasures.jsonl', variable: 'ERASURE_LIST' },
  { name: 'site.json', variable: 'SITE_CONFIG' },
  { name: 'built.json' },
  { name: 'clock.json' },
];
const databaseName = 'database.jsonl.gz';
const listName = 'backup.json';

type Site = StoreSettings & { environment: NodeJS.ProcessEnv };
/** The sha256 of each file of a backup by its path. */
type FileList = Record<string, string>;
export type SiteBackup = { contents: Contents; files: number; elsewhere: string[] };

/** Where each part is. What is in a bucket has no path: it is not on this machine. */
function placesOf({ dataFolder, environment }: Site) {
  return parts.map(({ name, variable, within = '' }) => {
    const named = variable === undefined ? undefined : environment[variable];
    const isBucket = named?.startsWith('s3://') === true;
    return {
      name,
      at: isBucket ? named : join(named ?? join(dataFolder, name), named ? within : ''),
      isBucket,
    };
  });
}

/** Copies a site into a new folder, while it is in use. */
export async function backUpSite(site: Site, folder: string): Promise<SiteBackup> {
  if (existsSync(folder))
    throw new BackupError(`There is something at ${folder}: name another one.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const contents = await backUp(site, join(partial, databaseName));
  const places = placesOf(site);
  for (const { name, at, isBucket } of places)
    if (!isBucket && existsSync(at))
      await cp(at, join(partial, name), {
        recursive: true,
        force: false,
        preserveTimestamps: true,
      });
  const files = await hashFiles(partial);
  await writeFile(join(partial, listName), JSON.stringify(files, undefined, 2));
  await rename(partial, folder);
  const elsewhere = places.flatMap(({ at, isBucket }) => (isBucket ? at : []));
  return { contents, files: Object.keys(files).length, elsewhere: [...new Set(elsewhere)] };
}

/**
 * Puts a backup where nothing is yet. Erasures are added to those that are listed there: an older
 * list never replaces a newer one. Throws `BackupError`.
 */
export async function restoreSite(site: Site, folder: string): Promise<SiteBackup> {
  const files = await hashFiles(folder);
  const listed = await readList(join(folder, listName));
  const names = new Set([...Object.keys(files), ...Object.keys(listed)]);
  const changed = [...names].filter((name) => files[name] !== listed[name]);
  if (changed.length > 0)
    throw new BackupError(
      `The backup is damaged, use another one: ${changed.slice(0, 10).join(', ')}`,
    );
  const places = placesOf(site).filter(({ name }) => existsSync(join(folder, name)));
  const taken = places.filter(
    ({ name, at, isBucket }) => !isBucket && name !== erasures && existsSync(at),
  );
  if (taken.length > 0)
    throw new BackupError(
      `Nothing is overwritten: move ${taken.map(({ at }) => at).join(', ')} away, or set DATA_DIR to a new folder.`,
    );
  const contents = await restore(site, join(folder, databaseName));
  for (const { name, at, isBucket } of places) {
    if (isBucket || name === 'store/metadata') continue;
    await mkdir(dirname(at), { recursive: true });
    if (name === erasures && existsSync(at)) await addLines(join(folder, name), at);
    else await cp(join(folder, name), at, { recursive: true, preserveTimestamps: true });
  }
  return { contents, files: Object.keys(files).length, elsewhere: [] };
}

const erasures = 'erasures.jsonl';

async function addLines(from: string, to: string): Promise<void> {
  const [older, newer] = await Promise.all([readFile(from, 'utf8'), readFile(to, 'utf8')]);
  const lines = new Set([...older.split('\n'), ...newer.split('\n')].filter((line) => line !== ''));
  await writeFile(to, [...lines].map((line) => `${line}\n`).join(''), { mode: 0o600 });
}

async function readList(file: string): Promise<FileList> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as FileList;
  } catch (error) {
    throw new BackupError(`${dirname(file)} is no backup of a site.`, { cause: error });
  }
}

async function hashFiles(folder: string): Promise<FileList> {
  const names = await readdir(folder, { recursive: true });
  const hashes: FileList = {};
  for (const name of names.toSorted()) {
    const file = resolve(folder, name);
    if (name === listName || !(await stat(file)).isFile()) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}
