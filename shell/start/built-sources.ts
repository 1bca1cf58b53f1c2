import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';

const own = /\.(ts|tsx|scss|json|woff2|svg)$/;
const aside = /(\.test\.tsx?|\.sample\.ts)$|(^|\/)(node_modules|dist|testing|standalone|server|releases|start|setup)\//;

/** Names what a workspace is built from: its own sources, the shared package's, and the lockfile. */
export async function sourceHash(root: string, workspace: Workspace): Promise<string> {
  const hash = createHash('sha256');
  const folders = [path.join(root, workspace), path.join(root, 'shared')];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => own.test(file) && !aside.test(file))
      .sort();
    for (const file of files) hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.update(await readFile(path.join(root, 'package-lock.json'))).digest('hex');
}

/** What was built last, by workspace. */
export type BuiltSources = Record<string, { sources: string; version: string }>;

export async function readBuilt(file: string): Promise<BuiltSources> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuiltSources) : {};
}
