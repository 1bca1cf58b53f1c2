import path from 'node:path';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { readSettings, SettingsError } from './settings.ts';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { serverLog } from './server-log.ts';
import { createWebServer } from './web-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const settings = readSettings(process.env, root);
  endOnUncaught(serverLog(settings.logLevel));
  const metrics = createMetrics();
  const figures = createMetricsServer(metrics);
  const server = await createWebServer(settings, metrics);
  const figuresAt = await figures.listen({
    host: settings.metricsHost,
    port: settings.metricsPort,
  });
  const address = await server.listen({ host: settings.host, port: settings.port });
  process.send?.({ ready: true, address, metrics: `${figuresAt}/metrics` });
  const end = () => void Promise.all([server.close(), figures.close()]).then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  // Started by `npm start`, it does not outlive it.
  if (process.send) process.once('disconnect', end);
} catch (error) {
  console.error(
    error instanceof SettingsError
      ? error.message
      : `${(error as Error).name}: ${(error as Error).message}`,
  );
  process.exit(1);
}
