import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';

type Sandbox = {
  /** The module that runs. */
  entry: string;
  /** The files of releases that it may read. */
  readable: readonly string[];
};

const root = path.resolve(import.meta.dirname, '../../..');
/** The sources that a sandboxed process consists of. They hold no secrets. */
const program = [
  'package.json',
  'shell/package.json',
  'shell/server',
  'shell/releases',
  'shell/page-check',
  'shared/package.json',
  'shared/src',
  'node_modules/@dswine',
].map((name) => path.join(root, name));

/** A rendering needs about 30 MB. A section that fills the heap ends only its process. */
const HEAP_MB = 192;

/**
 * Starts a process for code of releases: without environment, output, keys and the right to write,
 * to start processes or threads, to load native modules or to be debugged. It may read the program
 * and the named files. Where Linux has `setpriv`, it ends with this process, even in a loop. `docs/security.md` says what this does not prevent.
 *
 * If this process has a compile cache, so has that one, in a folder of its own. Node uses one only
 * with the right to write to it. The entry ends that right with `dropWriting` once it is loaded.
 */
export function startSandbox({ entry, readable }: Sandbox): ChildProcess {
  const compiled = compiledModules();
  const [execPath, ...before] = endingWithParent();
  return fork(entry, {
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execPath: execPath ?? process.execPath,
    execArgv: [
      ...before,
      '--permission',
      ...[...program, ...readable].map((file) => `--allow-fs-read=${file}`),
      ...(compiled === undefined
        ? []
        : [`--allow-fs-read=${compiled}`, `--allow-fs-write=${compiled}`]),
      '--disallow-code-generation-from-strings',
      '--disable-sigusr1',
      // It would open databases wherever they are.
      '--no-experimental-sqlite',
      `--max-old-space-size=${HEAP_MB}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

let prefix: readonly string[] | undefined;

/** The command before Node's that lets the kernel kill a process when its parent is killed. */
function endingWithParent(): readonly string[] {
  const command = ['setpriv', '--pdeathsig', 'KILL', process.execPath];
  const [file = '', ...args] = command;
  // Another `setpriv` than that of util-linux does not have the option.
  prefix ??= spawnSync(file, [...args, '--version']).status === 0 ? command : [];
  return prefix;
}

/** Outside of what other processes load their modules from. */
function compiledModules(): string | undefined {
  const own = getCompileCacheDir();
  if (own === undefined) return undefined;
  const folder = path.join(path.dirname(own), 'sandbox');
  mkdirSync(folder, { recursive: true });
  return folder;
}
