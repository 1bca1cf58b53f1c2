import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { CheckUnit, UnitResult } from './check-job.ts';
import { pageChecks, type PageCheckName } from './page-checks.ts';

const StoredResult = Type.Object({
  problems: Type.Array(Type.String()),
  pages: Type.Array(
    Type.Object({
      address: Type.String(),
      data: Type.String(),
      problems: Type.Array(Type.Object({ check: Type.String(), detail: Type.String() })),
    }),
  ),
});

export type CheckResults = {
  read: (key: string) => Promise<UnitResult | undefined>;
  write: (key: string, result: UnitResult) => Promise<void>;
};

/** Results of earlier checks in a folder. Without a folder, nothing is kept. */
export function openCheckResults(folder: string | undefined): CheckResults {
  if (folder === undefined) return { read: async () => undefined, write: async () => undefined };
  const fileOf = (key: string) => path.join(folder, `${key}.json`);
  return {
    async read(key) {
      try {
        const stored: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'));
        return isResult(stored) ? stored : undefined;
      } catch {
        // Missing or damaged: the check runs again.
        return undefined;
      }
    },
    async write(key, result) {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, JSON.stringify(result), { flag: 'wx' });
        await rename(draft, fileOf(key));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

function isResult(stored: unknown): stored is UnitResult {
  return (
    Value.Check(StoredResult, stored) &&
    stored.pages.every(({ problems }) => problems.every(({ check }) => isCheckName(check)))
  );
}

function isCheckName(name: string): name is PageCheckName {
  return Object.hasOwn(pageChecks, name);
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
function hasValidator(): boolean {
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
