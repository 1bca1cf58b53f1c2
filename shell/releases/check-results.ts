import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { CheckUnit } from './check-job.ts';

/** Which units were found sound before, by key. */
export type CheckResults = {
  isSound: (key: string) => Promise<boolean>;
  addSound: (key: string) => Promise<void>;
};

/**
 * Results of earlier checks in a folder: a file per sound unit, which holds its own name. Problems
 * are not kept, because a limit may have been exceeded on a busy machine only.
 */
export function openCheckResults(folder: string): CheckResults {
  return {
    async isSound(key) {
      const stored = await readFile(path.join(folder, key), 'utf8').catch(() => '');
      return stored === key;
    },
    async addSound(key) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, key), key);
    },
  };
}

/**
 * The key of a unit's result: a hash of the checker, of the releases whose code runs, and of what
 * every page shows of all releases.
 */
export async function unitKey(
  unit: CheckUnit,
  manifests: readonly ReleaseManifest[],
): Promise<string> {
  const runs = ({ workspace, fragments }: ReleaseManifest) =>
    workspace === 'shell' ||
    workspace === unit.workspace ||
    (unit.pages === 'home' && fragments.length > 0);
  const content = {
    checker: await checkerHash(),
    validator: hasValidator(),
    unit,
    releases: manifests
      .filter(runs)
      .map(({ version: _version, publishedAt: _at, ...rest }) => rest),
    site:
      unit.pages === 'none'
        ? []
        : manifests.map(({ workspace, routes, menu, menuCalls, footer }) => [
            workspace,
            routes.map(({ path: route }) => route),
            [menu, menuCalls, footer],
          ]),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const shell = path.resolve(import.meta.dirname, '..');
let checker: Promise<string> | undefined;

/** A hash of the program that checks, which includes the web server's rendering. */
function checkerHash(): Promise<string> {
  checker ??= hashSources(['page-check', 'releases', 'server']);
  return checker;
}

/** Whether this installation has the tools of development. */
export function hasValidator(): boolean {
  try {
    return createRequire(import.meta.url).resolve('html-validate') !== '';
  } catch {
    return false;
  }
}

async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = await readdir(path.join(shell, folder), { recursive: true });
    for (const name of names.sort())
      if (name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
        hash.update(name).update(await readFile(path.join(shell, folder, name)));
  }
  return hash.digest('hex');
}
