import { ROOT_CONTEXT, SpanKind, trace, type Context } from '@opentelemetry/api';
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
import type { NewSpan, StartSpan } from './spans.ts';
import type { TraceSettings } from './trace-settings.ts';

const kinds: Record<NewSpan['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** A tracer that sends spans by OTLP over HTTP. It reads where to from `OTEL_EXPORTER_OTLP_*`. */
export function createTracer(
  settings: TraceSettings,
  onError: (error: unknown) => void,
): { startSpan: StartSpan; stop: () => Promise<void> } {
  const provider = new TracerProvider({
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
  const tracer = provider.getTracer('dswine');
  return {
    startSpan({ name, kind, parent, attributes, startTime }) {
      const options = {
        kind: kinds[kind],
        ...(attributes && { attributes }),
        ...(startTime !== undefined && { startTime }),
      };
      return tracer.startSpan(name, options, contextOf(parent));
    },
    stop: () => provider.shutdown().catch(onError),
  };
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

/** `00-<trace>-<span>-<flags>`. Later versions begin in the same way. */
const traceparent = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

function contextOf(parent: NewSpan['parent']): Context {
  if (parent === undefined) return ROOT_CONTEXT;
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent);
  const [, traceId, spanId, flags] = traceparent.exec(parent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  // The SDK starts a new trace if the ids are all zeros.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
