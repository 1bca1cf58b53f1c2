import type { Server } from 'node:http';
import { listenOptions } from '@dswine/shared/process/listen-options';
import type { Logger } from 'pino';
import { explainStart } from './explain-start.ts';
import type { Listener } from './settings.ts';

/** Runs a start. One that fails says why, in both languages, and ends the process with 1. */
export async function startOrExit(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explainStart(error)}\n`);
    process.exit(1);
  }
}

type App = { listen: (at: Listener) => Promise<string>; server: Server };

export async function listen(app: App, { host, port }: Listener): Promise<string> {
  await app.listen(listenOptions({ host, port }));
  const address = app.server.address();
  const assignedPort = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${assignedPort}`;
}

export function reportReady(ready: { service: string; address: string }): void {
  const message = { ready: true, port: Number(new URL(ready.address).port), ...ready };
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

export function endCleanly(close: () => Promise<void>, logger: Logger): void {
  let ending: Promise<void> | undefined;
  const end = (signal: NodeJS.Signals | 'disconnect') => {
    ending ??= close().then(() => {
      logger.info({ signal }, 'ended');
      process.exit(0);
    });
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Stop when the parent process dies, so that no orphan process remains.
  if (process.send) process.once('disconnect', () => end('disconnect'));
}
