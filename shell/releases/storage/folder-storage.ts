import path from 'node:path';
import {
  link,
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
  lstat,
  open,
} from 'node:fs/promises';
import { type Clock, systemClock } from '@dswine/shared/process/clock';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type Storage, isAbsent, readIfThere, fetchBytes, type ReadLimits } from './storage.ts';
import { ReleaseError } from '../errors.ts';

/** Who replaces a file takes some milliseconds. After this time, a process was stopped meanwhile. */
const STOPPED_AFTER_MS = 10_000;

type Place = (draft: string, file: string) => Promise<boolean>;

export function openFolder(
  folder: string,
  { clock = systemClock }: { clock?: Clock } = {},
): Storage {
  const read: Storage['read'] = (name, maxBytes) =>
    readRegularFile(path.join(folder, name), maxBytes);

  async function write(name: string, bytes: Buffer, place: Place): Promise<boolean> {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    const draft = draftName(parent);
    try {
      await writeNewFile(draft, bytes);
      const isPlaced = await place(draft, file);
      if (isPlaced) await syncFolder(parent);
      return isPlaced;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    address: folder,
    read,
    async create(name, bytes) {
      if (await write(name, bytes, linkNew)) return true;
      const existing = await read(name).catch(() => undefined);
      return existing?.equals(bytes) ?? false;
    },
    swap: (name, bytes, seen) =>
      write(name, bytes, async (draft, file) => {
        const next = path.join(path.dirname(file), `.next-${path.basename(file)}`);
        if (!(await takeTurn(draft, next, clock.now()))) return false;
        const found = await readIfThere({ read }, name);
        const isSeen =
          found === undefined || seen === undefined ? found === seen : found.equals(seen);
        // Another writer takes over after a process has stood still for long.
        if (!(await isSameFile(draft, next))) return false;
        if (isSeen) return isRenamed(next, file);
        await rm(next, { force: true });
        return false;
      }),
    write: (name, bytes) => overwrite(path.join(folder, name), bytes),
    async remove(name) {
      await rm(path.join(folder, name), { force: true });
      await removeEmpty(folder, path.dirname(name));
    },
    async list(name) {
      const names = await readdir(path.join(folder, name)).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      return names.filter((one) => !one.startsWith('.')).sort();
    },
  };
}

async function overwrite(file: string, bytes: Buffer): Promise<void> {
  const draft = draftName(path.dirname(file));
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes, { flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** False when another writer has taken over since. */
async function isRenamed(next: string, file: string): Promise<boolean> {
  return rename(next, file).then(
    () => true,
    (error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    },
  );
}

/** A hard link fails when the file exists, so only one of two writers creates it. */
async function linkNew(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The next content has a name of its own until it takes the file's, so only one is the next. */
async function takeTurn(draft: string, next: string, now: number): Promise<boolean> {
  if (await linkNew(draft, next)) return true;
  const { mtimeMs } = await stat(next).catch(() => ({ mtimeMs: now }));
  // The clock was ahead when one from the future began.
  if (Math.abs(now - mtimeMs) < STOPPED_AFTER_MS) return false;
  await rm(next, { force: true });
  return linkNew(draft, next);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other).catch(() => undefined)]);
  return a.ino === b?.ino;
}

async function removeEmpty(folder: string, name: string): Promise<void> {
  for (let empty = name; empty !== '.'; empty = path.dirname(empty))
    try {
      await rmdir(path.join(folder, empty));
    } catch {
      // Something else is in it.
      return;
    }
}

/** Far above every file of a release, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file that anybody with access to the folder may have put there. A named pipe would block
 * the reader for ever, and a huge file would fill its memory.
 * @throws for anything but a regular file of reasonable size.
 */
async function readRegularFile(file: string, maxBytes = MAX_BYTES): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch(
    async (cause: unknown) => {
      // A link that leads nowhere takes the name, although there is nothing to read.
      if (!(await isLink(file))) throw cause;
      throw new ReleaseError('tamperedIrregular', { file }, { cause });
    },
  );
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new ReleaseError('tamperedIrregular', { file });
    if (stats.size > maxBytes) throw new ReleaseError('tamperedSize', { file, size: stats.size });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

export function readSource(source: string, limits: ReadLimits): Promise<Buffer> {
  const isAddress = /^https?:\/\//.test(source);
  return isAddress ? fetchBytes(source, limits) : readRegularFile(source, limits.maxBytes);
}

async function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}

/**
 * A temporary file name in the folder of the final file. Random, because process ids repeat across
 * containers. The leading dot hides drafts from readers of the store.
 */
export function draftName(folder: string): string {
  return path.join(folder, `.draft-${randomUUID()}`);
}

/** Writes a new file and syncs it to disk. Rejects with `EEXIST` when the file exists. */
async function writeNewFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
