import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../errors.ts';

/** Far above every file of a release, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file that anybody with access to the folder may have put there. A named pipe would block
 * the reader for ever, and a huge file would fill its memory.
 * @throws for anything but a regular file of reasonable size.
 */
export async function readRegularFile(file: string, maxBytes = MAX_BYTES): Promise<Buffer> {
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
export async function writeNewFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
