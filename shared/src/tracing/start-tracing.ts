import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../process/clock.ts';
import { readTraceSettings } from './trace-settings.ts';

const LAST_SPANS_MS = 2000;

type Options = {
  /** This process: in traces, `dswine-<service>`, unless `OTEL_SERVICE_NAME` names it. */
  service: string;
  log: Logger;
  environment?: Record<string, string | undefined>;
  clock?: Pick<Clock, 'after'>;
};

/**
 * Starts the export of traces if an endpoint is set; without one, no SDK of OpenTelemetry is
 * loaded, and its API records nothing. Returns a function that sends the last spans. @throws {TraceSettingsError}
 */
export async function startTracing({
  service,
  log,
  environment = process.env,
  clock = systemClock,
}: Options): Promise<() => Promise<void>> {
  const settings = readTraceSettings(environment, `dswine-${service}`);
  if (!settings) return async () => undefined;
  const onError = (error: unknown) =>
    log.warn({ event: 'traces-not-sent', err: error }, 'spans could not be sent');
  const { createTracerProvider } = await import('./open-telemetry.ts');
  const provider = createTracerProvider(settings, onError);
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    const { promise: limit, resolve: endWaiting } = Promise.withResolvers<void>();
    // A collector that does not answer must not delay the end of the process.
    const cancel = clock.after(LAST_SPANS_MS, endWaiting);
    await Promise.race([provider.shutdown().catch(onError), limit]);
    cancel();
  };
}
