import path from 'node:path';
import { execFile } from 'node:child_process';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { CommandResult } from '../commands/command-context.ts';
import { readCommand } from '../command-line.ts';
import { checkedBefore, type SmallReleases } from './small-releases.fixture.ts';

type SmallCommand = {
  options?: Readonly<Record<string, string | boolean | undefined>>;
  environment?: NodeJS.ProcessEnv;
  note?: (text: string) => void;
  warn?: (message: string) => void;
  clock?: Clock;
  /** Whether it checks what it promotes, in seconds. */
  checks?: boolean;
};

/** Runs a release command against the small store, in this process. */
export async function runSmallCommand(
  { folder, dataDir }: Pick<SmallReleases, 'folder' | 'dataDir'>,
  line: readonly string[],
  {
    options: given = {},
    environment = {},
    note = () => undefined,
    warn = () => undefined,
    clock = systemClock,
    checks = false,
  }: SmallCommand = {},
): Promise<CommandResult> {
  const { names, options, run } = readCommand([...line, ...argumentsOf(given)]);
  return run(names, {
    root: folder,
    dataDir,
    // The pages of small releases have no scripts.
    environment: { CHROMIUM: 'off', ...environment },
    options: { from: folder, noWait: true, ...options },
    onStored: () => undefined,
    warn,
    note,
    clock,
    results: checks ? undefined : checkedBefore,
  });
}

/** Options by their names in camel case, as on a command line. */
function argumentsOf(options: NonNullable<SmallCommand['options']>): string[] {
  return Object.entries(options).flatMap(([camelCase, value]) => {
    const name = `--${camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? name : typeof value === 'string' ? `${name}=${value}` : [];
  });
}

/** Runs the release command in a process of its own. */
export function startCommand(
  { dataDir }: Pick<SmallReleases, 'dataDir'>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, '../cli.ts'), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir } },
      (_, output) => resolve({ code: child.exitCode, output }),
    );
  });
}
