import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';

type Packages = Record<string, object>;

/**
 * Adds a workspace to the lockfile and to `node_modules`, as `npm install` would. Without it,
 * `npm ci` refuses the checkout. No package is added, so nothing has to be installed again.
 */
export function registerWorkspace(root: string, workspace: Workspace): void {
  const { name, version, dependencies } = JSON.parse(
    readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
  ) as { name: string; version: string; dependencies: object };
  changeLockfile(root, (packages) => ({
    ...packages,
    [workspace]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: workspace, link: true },
  }));
  const link = path.join(root, 'node_modules', name);
  if (existsSync(path.dirname(link)) && !existsSync(link))
    symlinkSync(path.join('../..', workspace), link);
}

/** The reverse, for a workspace whose folder is gone. */
export function unregisterWorkspace(root: string, workspace: Workspace): void {
  const link = `node_modules/@dswine/${workspace}`;
  changeLockfile(root, ({ [workspace]: _, [link]: __, ...packages }) => packages);
  rmSync(path.join(root, link), { force: true });
}

function changeLockfile(root: string, change: (packages: Packages) => Packages): void {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  // The order of npm.
  const sorted = Object.entries(change(lock.packages)).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}
