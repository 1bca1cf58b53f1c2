import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const node = path.join(root, 'node_modules/.bin/node');

/** Prints each OpenTelemetry module that is loaded, except the API, which prom-client imports. */
const watch = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log(url);
    return next(url, context);
  },
});`;

/** Loads a service and starts its tracing. Resolves to what was printed. */
async function loadedBy(entry: string, endpoint: string): Promise<string> {
  const script = `await import('./${entry}');
    const { startTracing } = await import('./shared/src/tracing/start-tracing.ts');
    await startTracing({ service: 'test', log: { warn() {} } });
    console.log('started');
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    node,
    ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, '--eval', script],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    },
  );
  return stdout;
}

it.each(['shell/server/web-server.ts', 'organiser/src/app.ts'])(
  'loads OpenTelemetry with %s only when an endpoint is configured',
  async (entry) => {
    expect(await loadedBy(entry, '')).toBe('started\n');
    expect(await loadedBy(entry, 'http://127.0.0.1:9')).toContain('/@opentelemetry/sdk-trace/');
  },
  60_000,
);
