import { once } from 'node:events';
import path from 'node:path';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import { createMetrics, createMetricsServer } from './metrics/metrics.ts';
import { readSettings, SettingsError } from './settings/settings.ts';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { listenOptions } from '@dswine/shared/process/listen-options';
import { serverLog } from './http/server-log.ts';
import { openReleaseSource } from './composition/release-source.ts';
import { webServerOn } from './web-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** `npm start` starts this process beside the organiser, and sends the address when that answers. */
const organiser =
  process.env['ORGANISER_STARTS'] === 'on'
    ? once(process, 'message').then(([address]) => address as string)
    : undefined;
// Exit together with the parent process of `npm start`.
if (process.send) process.once('disconnect', () => process.exit(0));

try {
  const settings = readSettings(process.env, root);
  const log = serverLog(settings.logLevel);
  endOnUncaught(log);
  const stopTracing = await startTracing({ service: 'web', log });
  const metrics = createMetrics();
  const metricsServer = createMetricsServer(metrics, settings);
  const source = openReleaseSource(settings);
  const server = await webServerOn(settings, source, { metrics, organiser });
  const metricsAddress = await metricsServer.listen(
    listenOptions({ host: settings.metricsHost, port: settings.metricsPort }),
  );
  const address = await server.listen(listenOptions(settings));
  process.send?.({ ready: true, address, metrics: `${metricsAddress}/metrics` });
  const end = () =>
    void Promise.all([server.close(), metricsServer.close()])
      .then(stopTracing)
      .then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (process.send) process.removeAllListeners('disconnect').once('disconnect', end);
} catch (error) {
  console.error(
    error instanceof SettingsError
      ? error.message
      : `${(error as Error).name}: ${(error as Error).message}`,
  );
  process.exit(1);
}
