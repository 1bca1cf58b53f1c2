import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Started = {
  child: ChildProcess;
  message: { port?: number; address?: string; metrics?: string };
};

/** Starts a script of the project and waits until it is ready. */
export function startProcess(script: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const child = fork(path.join(root, script), {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, message: message as Started['message'] }));
    child.once('exit', (code) => reject(new Error(`${script} ended (${code}).`)));
  });
}
