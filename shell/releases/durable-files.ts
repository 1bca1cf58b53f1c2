import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/**
 * A name for a draft beside what it becomes. Random, because process ids repeat: in every container
 * the publisher may be process 1. A leading dot hides drafts from readers of the store.
 */
export function draftName(folder: string): string {
  return path.join(folder, `.draft-${randomUUID()}`);
}

/** Writes a file that does not exist yet, down to the disk. Rejects with `EEXIST` when it does. */
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
