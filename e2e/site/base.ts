import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from './service.ts';

/** Folder of the test sites, and the base site that they are copied from. */
export const sites = path.join(root, 'var/e2e');
export const base = path.join(sites, 'base');

/**
 * Copies the base to a data folder. Shares the pictures, which are thousands of files that no test
 * changes.
 */
export async function copyBase(dataDir: string): Promise<void> {
  const pictures = ['seed-media', 'pictures'].map((name) => path.join(base, name));
  await cp(base, dataDir, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !pictures.includes(source),
  });
  for (const folder of pictures) {
    await mkdir(folder, { recursive: true });
    await symlink(folder, path.join(dataDir, path.basename(folder)));
  }
}

/** A process that has closed its port may still write files until it exits. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
