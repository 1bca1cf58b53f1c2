import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { systemClock } from '@dswine/shared/process/clock';
import path from 'node:path';
import { draftName } from './durable-files.ts';
import { type Storage, forAll, isAbsent } from './storage.ts';
import { sha256 } from '../integrity.ts';

/** Files of a storage whose hash is known before they are read (SHA-256, hexadecimal). */
export type Contents = {
  /** Undefined when the stored file has another content. */
  read: (name: string, hash: string) => Promise<Buffer | undefined>;
  /** The path on this machine of a file that was read before. Whoever uses it verifies it. */
  pathOf: (name: string, hash: string) => string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The files of a folder, where they are. */
export function contentsIn(folder: string, { read }: Pick<Storage, 'read'>): Contents {
  return {
    async read(name, hash) {
      const bytes = await read(name);
      return sha256(bytes) === hash ? bytes : undefined;
    },
    pathOf: (name) => path.join(folder, name),
  };
}

/**
 * Copies in a local folder, named by their hash: each file is fetched once, also when many releases
 * have it, and is there while the storage is away. A copy that was damaged is fetched again.
 */
export function copiesIn(folder: string, { read }: Pick<Storage, 'read'>): Contents {
  return {
    async read(name, hash) {
      const file = path.join(folder, hash);
      const copy = await readCopy(file);
      if (copy && sha256(copy) === hash) return copy;
      const bytes = await read(name);
      if (sha256(bytes) !== hash) return undefined;
      const draft = draftName(folder);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      return bytes;
    },
    pathOf: (_, hash) => path.join(folder, hash),
  };
}

/** Reads a copy, and notes once a day that it is in use. */
async function readCopy(file: string): Promise<Buffer | undefined> {
  try {
    const handle = await open(file);
    try {
      const now = new Date(systemClock.now());
      const { mtimeMs } = await handle.stat();
      if (now.getTime() - mtimeMs > DAY_MS) await handle.utimes(now, now).catch(() => undefined);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Removes copies that nobody has used since `before` (ms since 1970), and what was left unfinished. */
export async function removeUnusedCopies(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  await forAll(names, async (name) => {
    const file = path.join(folder, name);
    const isUnused = await stat(file).then(
      ({ mtimeMs }) => mtimeMs < before,
      () => false,
    );
    if (isUnused) await rm(file, { force: true });
  });
}
