import path from 'node:path';
import { readSettings, WrongSettings } from './settings.ts';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { serverLog } from './server-log.ts';
import { createWebServer } from './web-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const settings = readSettings(process.env, root);
  endOnUncaught(serverLog(settings.logLevel));
  const server = await createWebServer(settings);
  const address = await server.listen({ port: settings.port, host: settings.host });
  process.send?.({ ready: true, address });
  const end = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  // Started by `npm start`, it does not outlive it.
  if (process.send) process.once('disconnect', end);
} catch (error) {
  console.error(
    error instanceof WrongSettings ? error.message : `${(error as Error).name}: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}
