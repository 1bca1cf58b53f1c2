import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { missingPackages } from '@dswine/shared/build/missing-packages.mjs';
import type { Workspace } from '@dswine/shared/contract/releases';
import type { Run } from './run-command.ts';

/** `linked`: those of the present checkout. `installed`: by `npm ci`, checked by the lockfile. */
export type PackageSource = 'linked' | 'installed';

type PackagesRequest = {
  /** The checkout that the command runs in. */
  present: string;
  checkout: string;
  workspace: Workspace;
  /** Whether to install even when the present packages are those of the lockfile. */
  install: boolean;
  signal: AbortSignal;
};

/** Puts the packages of its lockfile into a checkout. */
export async function addPackages(run: Run, request: PackagesRequest): Promise<PackageSource> {
  const { present, checkout, workspace, install, signal } = request;
  if (!install && (await hasSamePackages(present, checkout))) {
    for (const folder of await packageFolders(checkout))
      if (existsSync(path.join(present, folder)))
        await linkTree(path.join(present, folder), path.join(checkout, folder), signal);
    return 'linked';
  }
  const workspaces = new Set(['shared', 'shell', workspace]);
  await run(
    'npm',
    [
      'ci',
      '--omit=dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--include-workspace-root',
      ...[...workspaces].flatMap((name) => ['-w', name]),
    ],
    { cwd: checkout, env: process.env },
  );
  return 'installed';
}

/** Whether the lockfiles are the same and the packages are installed. */
async function hasSamePackages(present: string, checkout: string): Promise<boolean> {
  const lockfiles = [present, checkout].map((root) => path.join(root, 'package-lock.json'));
  const [own, other] = await Promise.all(lockfiles.map((file) => readFile(file, 'utf8')));
  return own === other && missingPackages(present, { withDev: false }).length === 0;
}

type Lockfile = { packages: Record<string, { dev?: boolean; link?: boolean }> };

/** What a build needs of `node_modules`: without packages for development, with the workspaces. */
async function packageFolders(checkout: string): Promise<string[]> {
  const lockfile = await readFile(path.join(checkout, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as Lockfile;
  const installed = Object.entries(packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([folder]) => folder)
    // Packages in a package come with its folder.
    .filter((folder) => folder.split('node_modules/').length === 2);
  return ['node_modules/.bin', ...installed];
}

/** Hard links to files, copies where the file system has none; symbolic links stay relative. */
export async function linkTree(
  source: string,
  target: string,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  if ((await lstat(source)).isSymbolicLink()) {
    await mkdir(path.dirname(target), { recursive: true });
    return symlink(await readlink(source), target);
  }
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => linkFile(path.join(source, name), path.join(target, name))),
  );
  for (const entry of entries)
    if (!entry.isFile())
      await linkTree(path.join(source, entry.name), path.join(target, entry.name), signal);
}

async function linkFile(source: string, target: string): Promise<void> {
  await link(source, target).catch((error: unknown) => {
    const isPossible = !['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    );
    if (isPossible) throw error;
    return copyFile(source, target);
  });
}
