import path from 'node:path';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';
import type { CheckUnit } from './check-job.ts';
import type { ReleaseCheck } from './check-releases.ts';
import { openFolder } from '../storage/folder-storage.ts';

/** Which units were found sound before, and which pages in a browser, by key. */
export type CheckResults = {
  folder?: string;
  isSound: (key: string) => Promise<boolean>;
  addSound: (key: string) => Promise<void>;
};

/**
 * Results of earlier checks in a folder: a file per sound key, which holds its own name. Problems
 * are not kept, because a limit may have been exceeded on a busy machine only.
 */
export function openCheckResults(folder: string): CheckResults {
  const { read, write } = openFolder(folder);
  return {
    folder,
    isSound: async (key) => (await read(key).catch(() => undefined))?.toString() === key,
    addSound: (key) => write(key, Buffer.from(key)),
  };
}

/**
 * The key of a unit's result: a hash of the checker, of the releases whose code runs, and of what
 * every page shows of all releases.
 */
export async function unitKey(
  unit: CheckUnit,
  { read: { manifests }, browser, isThorough = false }: ReleaseCheck,
): Promise<string> {
  const runs = ({ workspace, fragments }: ReleaseManifest) =>
    workspace === 'shell' ||
    workspace === unit.workspace ||
    (unit.pages === 'home' && fragments.length > 0);
  const isRendered = unit.pages !== 'none';
  const content = {
    checker: await checkerHash(),
    how: isRendered && [isThorough, browser !== undefined],
    unit,
    releases: manifests
      .filter(runs)
      .map(({ version: _version, publishedAt: _at, hashes, ...rest }) => [
        rest,
        { ...hashes, [CONFORMANCE_FILE]: undefined },
      ]),
    site: isRendered
      ? manifests.map(({ workspace, routes, menu, menuCalls, footer }) => [
          workspace,
          routes.map(({ path: route }) => route),
          [menu, menuCalls, footer],
        ])
      : [],
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const shell = path.resolve(import.meta.dirname, '../..');
let checker: Promise<string> | undefined;

/** A hash of the program that checks, which includes the web server's rendering. */
export function checkerHash(): Promise<string> {
  checker ??= hashSources(['page-check', 'releases', 'server']);
  return checker;
}

async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = await readdir(path.join(shell, folder), { recursive: true });
    for (const name of names.sort())
      // The kit has it as JavaScript.
      if (/(?<!\.(test|fixture))\.[jt]s$/.test(name))
        hash.update(name).update(await readFile(path.join(shell, folder, name)));
  }
  return hash.digest('hex');
}
