import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

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
