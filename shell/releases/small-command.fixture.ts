import { execFile } from 'node:child_process';
import path from 'node:path';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { CommandResult } from './command-context.ts';
import { noOptions, type Options } from './command-options.ts';
import { readCommand } from './command-table.ts';
import { checkedBefore, type SmallReleases } from './small-releases.fixture.ts';

const defaults: Options = { ...noOptions(), noBuild: true, noWait: true };

type SmallCommand = {
  options?: Partial<Options>;
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
    options,
    environment = {},
    note = () => undefined,
    warn = () => undefined,
    clock = systemClock,
    checks = false,
  }: SmallCommand = {},
): Promise<CommandResult> {
  const { names, run } = readCommand(line);
  return run(names, {
    root: folder,
    dataDir,
    // The pages of small releases have no scripts.
    environment: { CHROMIUM: 'off', ...environment },
    options: { ...defaults, ...options },
    onStored: () => undefined,
    warn,
    note,
    clock,
    results: checks ? undefined : checkedBefore,
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
      [path.join(import.meta.dirname, 'cli.ts'), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir } },
      (_, output) => resolve({ code: child.exitCode, output }),
    );
  });
}
