import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { EventEmitter } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** The project's own Node, not the one that runs the tests. */
export const node = path.join(root, 'node_modules/.bin/node');

/** What each process of the tests gets. It keeps the compiled modules for the next one. */
export const processEnv = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: path.join(root, 'var/compiled'),
  // A promotion opens each page in a browser, which `conform.spec.ts` shows once.
  CHROMIUM: 'off',
};

/** A process of the site: the organiser or the web server. `end` resolves to the exit code. */
export type Service = {
  pid: number;
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const running = new Set<ChildProcess>();
// Kill child processes when the test process exits.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a script and waits for its ready message over IPC. Output goes to `log`. Throws if it
 * exits before.
 */
export async function startService(
  script: string,
  env: Record<string, string>,
  log: string,
): Promise<Service> {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const child = fork(path.join(root, script), {
    execPath: node,
    execArgv: [],
    env: { ...processEnv, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => {
      throw new Error(`${script} ended (${code}) before it was ready; see ${log}.`);
    }),
  ]);
  child.channel?.unref();
  return {
    pid: child.pid ?? 0,
    end: (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}

/**
 * An unused port. Connections get theirs from 32768 upwards, so none can take this one between here
 * and the start of the service. A UDP socket of the same number reserves it against other test
 * processes as long as this one lives.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const reservation = createSocket('udp4').unref();
  const server = createServer();
  const isFree =
    (await succeeds(reservation, () => reservation.bind({ port, address, exclusive: true }))) &&
    (await succeeds(server, () => server.listen(port, address)));
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const address = '127.0.0.1';

function succeeds(socket: EventEmitter, bind: () => void): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(false)).once('listening', () => resolve(true));
    bind();
  });
}
