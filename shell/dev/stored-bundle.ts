import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleFile } from '../releases/bundles.ts';
import { integrityOf } from '../releases/integrity.ts';

/** Stores a server bundle under its hash: a process may still use the one before. */
export async function storeBundle(
  folder: string,
  workspace: string,
  bytes: Buffer,
): Promise<BundleFile> {
  const integrity = integrityOf(bytes);
  const hash = Buffer.from(integrity).toString('hex').slice(-16);
  const file = path.join(folder, `${workspace}-${hash}.cjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  return { file, integrity };
}
