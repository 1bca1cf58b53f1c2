import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

type Options = {
  env?: Record<string, string>;
  /** Leaves out standard output, which a reporter writes to a file. */ quietOutput?: boolean;
};

/** Runs a command from the root, showing what it says; answers whether it ended well. */
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
