import { randomUUID } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { systemClock } from '../process/clock.ts';
import {
  currentContext,
  remoteContext,
  runInContext,
  type Origin,
  type RequestContext,
} from './request-context.ts';

/**
 * Spans of OpenTelemetry's API, which records nothing until `start-tracing.ts` has started an SDK.
 * Attributes hold what this project names itself: never a URL, a query, a body, a name or an
 * address.
 */
export { SpanKind };
export type { Span };

const startIn = (parent: Context, name: string, options: SpanOptions) =>
  trace.getTracer('dswine').startSpan(name, options, parent);

/** Starts the first span of a process for a request or a job. */
export function startSpan(
  name: string,
  { traceparent, ...options }: SpanOptions & { traceparent?: string | null | undefined },
): Span {
  return startIn(traceparent ? remoteContext(traceparent) : ROOT_CONTEXT, name, options);
}

/** The span of the current request, if it is recorded. */
export function recordedSpan(): Span | undefined {
  const span = currentContext()?.span;
  return span?.isRecording() ? span : undefined;
}

/** Runs a task as a span of the current request. Only runs it when that is not recorded. */
export function withSpan<T>(
  name: string,
  options: SpanOptions,
  task: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const context = currentContext();
  const parent = recordedSpan();
  if (!context || !parent) return task(undefined);
  const span = startIn(trace.setSpan(ROOT_CONTEXT, parent), name, options);
  return runAsSpan({ ...context, span }, task);
}

/**
 * Runs a job that no client waits for, with a request id and a trace of its own, or with those of
 * the request that caused it.
 */
export function inBackground<T>(
  name: string,
  job: () => Promise<T>,
  origin: Origin = { requestId: null, traceparent: null },
): Promise<T> {
  const requestId = origin.requestId ?? randomUUID();
  const span = startSpan(name, {
    kind: origin.requestId === null ? SpanKind.INTERNAL : SpanKind.CONSUMER,
    traceparent: origin.traceparent,
    attributes: { 'dswine.request_id': requestId },
  });
  return runAsSpan({ requestId, span }, job);
}

/** Runs a task in the context of a span, and ends the span. */
async function runAsSpan<T>(
  context: RequestContext & { span: Span },
  task: (span: Span) => Promise<T>,
): Promise<T> {
  const { span } = context;
  try {
    return await runInContext(context, () => task(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Adds a span of the current request that has just ended, after `duration` ms. */
export function addSpan(
  name: string,
  { duration, ...options }: SpanOptions & { duration: number },
  error?: unknown,
): void {
  const parent = recordedSpan();
  if (!parent) return;
  const startTime = systemClock.now() - duration;
  const span = startIn(trace.setSpan(ROOT_CONTEXT, parent), name, { ...options, startTime });
  if (error !== undefined) failSpan(span, error);
  span.end();
}

/** Marks a span as failed, by a word or an error's class: messages repeat what was read. */
export function failSpan(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : error;
  const isPlain = typeof type === 'string' && /^\w{1,60}$/.test(type);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', isPlain ? type : 'unknown');
}
