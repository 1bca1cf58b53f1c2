import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { runInContext } from './request-context.ts';
import type { TraceSettings } from './trace-settings.ts';

/** The SDK: sends spans by OTLP over HTTP. It reads where to from `OTEL_EXPORTER_OTLP_*`. */
export function createTracerProvider(
  settings: TraceSettings,
  onError: (error: unknown) => void,
): TracerProvider {
  return new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': settings.serviceName }),
    ),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingExporter(onError),
        scheduledDelayMillis: settings.delay,
      }),
    ],
  });
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** The SDK itself says nothing of spans that could not be sent. */
function reportingExporter(onError: (error: unknown) => void): SpanExporter {
  const exporter = new OTLPTraceExporter();
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        // Not in the log as part of the request that happened to start the batch.
        if (result.error) runInContext(undefined, () => onError(result.error));
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
