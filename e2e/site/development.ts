import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyBase, removeFolder } from './base.ts';
import { linkTree } from './link-tree.ts';
import { freePort, node, root } from './service.ts';

const excluded = new Set([
  'node_modules',
  'dist',
  'var',
  '.git',
  'test-results',
  'playwright-report',
]);

/** A running script: the URL of its port, and what it has printed. */
type Started = { url: string; printed: () => string; stop: () => Promise<void> };

/** A copy of the project for edits, with what the organiser of the base has imported. */
export type Workbench = {
  folder: string;
  /** Starts a script of the copy in a workspace. Resolves when it has printed its address. */
  start: (script: string, workspace?: string, ...args: string[]) => Promise<Started>;
  /** Replaces text in a file of the copy. Throws if the text is missing. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * The copy is inside the project folder and finds its packages there; with `installed` it has all
 * of them itself, as hard links, so that commands treat it as a checkout. `env` is added to that of
 * what it starts.
 */
export async function copyProject({
  installed = false,
  env = {},
}: { installed?: boolean; env?: Record<string, string> } = {}): Promise<Workbench> {
  await mkdir(path.join(root, 'var'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'var/workbench-'));
  for (const entry of await readdir(root)) {
    if (excluded.has(entry)) continue;
    await cp(path.join(root, entry), path.join(folder, entry), {
      recursive: true,
      filter: (source) => !excluded.has(path.basename(source)),
    });
  }
  await copyBase(path.join(folder, 'var'));
  if (installed) await linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const workspace of ['shell', 'organiser'])
    await linkWorkspacePackages(path.join(root, workspace), path.join(folder, workspace));
  return {
    folder,
    start: (script, workspace = '.', ...args) =>
      start([path.join(folder, script), ...args], path.join(folder, workspace), env),
    async edit(file, from, to) {
      const target = path.join(folder, file);
      const source = await readFile(target, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      await writeFile(target, source.replace(from, to));
    },
    remove: () => removeFolder(folder),
  };
}

/** Links packages that a workspace has in another version. Build caches are not shared. */
async function linkWorkspacePackages(from: string, to: string): Promise<void> {
  const installed = await readdir(path.join(from, 'node_modules')).catch(() => []);
  await mkdir(path.join(to, 'node_modules'), { recursive: true });
  for (const name of installed.filter((entry) => !entry.startsWith('.')))
    await symlink(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name));
}

async function start(
  command: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Started> {
  const port = await freePort();
  const child = spawn(node, command, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      PREPARE_PICTURES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
  };
  try {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { url: await addressOf(child, port), printed: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const address = `http://localhost:${port}`;
      if (output.includes(address)) resolve(address);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', (code) =>
      reject(new Error(`It ended (${code}) before it printed an address:\n${output}`)),
    );
  });
}
