import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSource } from '@dswine/shared/build/build-source';
import type { Workspace } from '@dswine/shared/contract/releases';
import type { CommandEnvironment } from './command-context.ts';
import { ReleaseError } from './errors.ts';
import { findOutsideLink } from './outside-links.ts';

type Build = {
  /** The checkout. */
  root: string;
  workspace: Workspace;
  /** Is told what the build prints. */
  onOutput?: (text: string) => void;
};

/**
 * Builds a workspace in a process that has no environment, reads only its sources and packages, and
 * writes only its `dist`: a build runs code of the workspace, and this process may hold keys.
 * @throws with what the build has printed about its failure.
 */
export async function buildWorkspace({ root, workspace, onOutput }: Build): Promise<void> {
  const inRoot = (name: string) => path.join(root, name);
  const script = workspace === 'shell' ? 'shell/build/build-shell.ts' : sectionBuild;
  const readable = ['shared', workspace, 'node_modules', 'package.json'];
  const link = await findOutsideLink(root, ['shared', workspace]);
  if (link !== undefined) throw new ReleaseError('publishLink', { link });
  // A folder that does not exist cannot be allowed with what will be in it.
  await mkdir(inRoot(`${workspace}/dist`), { recursive: true });
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...readable.map((name) => `--allow-fs-read=${inRoot(name)}`),
      `--allow-fs-write=${inRoot(`${workspace}/dist`)}`,
      // The compilers are native modules.
      '--allow-addons',
      '--disable-warning=SecurityWarning',
      // It would open databases wherever they are.
      '--no-experimental-sqlite',
      '--require',
      inRoot('shared/build/restricted-build.cjs'),
      inRoot(script),
      // It cannot ask git.
      JSON.stringify(buildSource(root, workspace) ?? {}),
    ],
    { cwd: inRoot(workspace), env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new ReleaseError('publishBuild', { workspace, output: errorOutput });
}

/** Builds a workspace for a command, which prints what the build says. */
export async function buildForCommand(
  workspace: Workspace,
  { root, options }: CommandEnvironment,
): Promise<void> {
  const print = (text: string) => void process.stdout.write(text);
  await buildWorkspace({ root, workspace, ...(!options.json && { onOutput: print }) });
}

const sectionBuild = 'shared/build/build-section.ts';
