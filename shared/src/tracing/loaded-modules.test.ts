import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** Prints each OpenTelemetry module that is loaded, except the API, which prom-client imports. */
const watch = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log(url);
    return next(url, context);
  },
});`;

/** Loads both services, and starts tracing without an endpoint and with one. */
const script = `await import('./shell/server/web-server.ts');
  await import('./organiser/src/app.ts');
  const { startTracing } = await import('./shared/src/tracing/start-tracing.ts');
  for (const endpoint of ['', 'http://127.0.0.1:9']) {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
    await startTracing({ service: 'test', log: { warn() {} }, environment });
    console.log('started ' + endpoint);
  }
  process.exit();`;

it('loads OpenTelemetry in both services only when an endpoint is configured', async () => {
  const { stdout } = await promisify(execFile)(
    path.join(root, 'node_modules/.bin/node'),
    ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, '--eval', script],
    { cwd: root, env: { PATH: process.env['PATH'] } },
  );
  expect(stdout).toMatch(/^started \n[^]*\/@opentelemetry\/sdk-trace\/[^]*started http/u);
});
