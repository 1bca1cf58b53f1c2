import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

type Options = {
  env?: Record<string, string>;
  /** Discards standard output; the reporter writes to a file instead. */
  quietOutput?: boolean;
};

/**
 * Runs a command in the project root with its output shown. Resolves to whether it exited with 0.
 */
export async function run(
  command: string,
  args: string[],
  { env = {}, quietOutput = false }: Options = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quietOutput ? 'ignore' : 'inherit', 'inherit'],
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => child.kill(signal));
  return (
    (await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    )) === 0
  );
}
