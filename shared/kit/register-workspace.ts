import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';

type Lockfile = { packages: Record<string, object> };

/**
 * Adds a workspace to the lockfile and to `node_modules`, as `npm install` would. Without it,
 * `npm ci` refuses the checkout. No package is added, so nothing has to be installed again.
 */
export function registerWorkspace(root: string, workspace: Workspace): void {
  const file = path.join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before) as Lockfile;
  const { name, version, dependencies } = JSON.parse(
    readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
  ) as { name: string; version: string; dependencies: object };
  const packages = {
    ...lock.packages,
    [workspace]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: workspace, link: true },
  };
  // The order of npm.
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const after = `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  replaceFile(file, after);
  const link = path.join(root, 'node_modules', name);
  if (existsSync(path.dirname(link)) && !existsSync(link))
    symlinkSync(path.join('../..', workspace), link);
  keepInstalled(root, before, after);
}

/** What is installed fits the changed lockfile too (shell/setup/ensure-install.mjs). */
function keepInstalled(root: string, before: string, after: string): void {
  const record = path.join(root, 'node_modules/.installed');
  if (!existsSync(record)) return;
  const [hash, ...rest] = readFileSync(record, 'utf8').split(' ');
  if (hash === hashOf(before)) replaceFile(record, [hashOf(after), ...rest].join(' '));
}

/** A new file: `node_modules` may be shared with other checkouts by hard links. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
