import { spawn } from 'node:child_process';
import { ReproductionError } from '../errors.ts';

type RunOptions = { cwd: string; env: NodeJS.ProcessEnv };

/** Runs a command and resolves to its output. @throws {ReproductionError} with what it said. */
export type Run = (
  command: string,
  args: readonly string[],
  options: RunOptions,
) => Promise<string>;

/** How much of what a failed command has said is shown, in characters. */
const SHOWN = 4000;

/** Commands that end, with all processes that they have started, when the signal is aborted. */
export function createRun(signal: AbortSignal): Run {
  return (command, args, options) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      // A process group of its own: an interruption reaches what a build has started as well.
      const child = spawn(command, args, {
        ...options,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = { out: '', all: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output.out += text;
        output.all = `${output.all}${text}`.slice(-SHOWN);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output.all = `${output.all}${text}`.slice(-SHOWN);
      });
      const end = () => endGroup(child.pid);
      signal.addEventListener('abort', end);
      const finish = (problem: Error | undefined) => {
        signal.removeEventListener('abort', end);
        if (signal.aborted) reject(signal.reason as Error);
        else if (problem) reject(problem);
        else resolve(output.out.trim());
      };
      child.once('error', (cause) =>
        finish(
          new ReproductionError(
            `無法執行 / ${command} cannot be run: ${cause.message}. 請先安裝 / Install it first.`,
            { cause },
          ),
        ),
      );
      child.once('close', (code) =>
        finish(code === 0 ? undefined : failed([command, ...args].join(' '), output.all)),
      );
    });
}

function failed(command: string, output: string): ReproductionError {
  return new ReproductionError(`指令失敗 / This command failed: ${command}\n${output.trim()}`);
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
