import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copiesFolder, openStorage, storeAddress } from './storage/open-storage.ts';
import { forAll } from './storage/storage.ts';

type File = { bytes: Buffer; mode: number };

/** The files of a folder in memory, by name. */
export type Files = Map<string, File>;

/** Copies files to a data folder, and those of the store to its bucket, if it has one. */
export async function copyFiles(
  files: Files,
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (!environment['RELEASE_STORE']) return writeFiles(dataDir, files);
  const isStored = ([name]: [string, File]) => name.startsWith('store/');
  writeFiles(dataDir, new Map([...files].filter((file) => !isStored(file))));
  const copies = copiesFolder(dataDir, environment);
  const { storage } = openStorage(storeAddress(dataDir, environment), { copies });
  await forAll([...files].filter(isStored), async ([name, { bytes }]) =>
    storage.write(name.slice('store/'.length), bytes),
  );
}

export function readFiles(folder: string): Files {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files: Files = new Map();
  for (const name of names.map(String)) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    if (stats.isFile()) files.set(name, { bytes: readFileSync(file), mode: stats.mode });
  }
  return files;
}

function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, { bytes, mode }] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes, { mode });
  }
}
