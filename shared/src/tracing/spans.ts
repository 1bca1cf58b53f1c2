import type { Attributes, Span } from '@opentelemetry/api';
import { systemClock } from '../process/clock.ts';
import { currentContext, runInContext } from './request-context.ts';

/**
 * Spans without the OpenTelemetry SDK, which is loaded only when traces are exported
 * (`start-tracing.ts`). Attributes hold what this project names itself: never a URL, a query, a
 * body, a name or an address.
 */
export type NewSpan = {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** The span that this one belongs to, here or as the `traceparent` of another process. */
  parent?: Span | string | undefined;
  attributes?: Attributes;
  /** ms since the epoch, if it began earlier. */
  startTime?: number;
};
export type { Span };
export type StartSpan = (span: NewSpan) => Span;

let start: StartSpan | undefined;

/** Sets what starts spans. Without it, nothing is traced. */
export function setTracer(tracer: StartSpan | undefined): void {
  start = tracer;
}

/** Starts the first span of a process for a request or a job. Undefined while tracing is off. */
export function startSpan(span: NewSpan): Span | undefined {
  return start?.(span);
}

/** The span of the current request, if it is recorded. */
export function recordedSpan(): Span | undefined {
  const span = currentContext()?.span;
  return span?.isRecording() ? span : undefined;
}

/** Runs a task as a span of the current request. Only runs it when that is not recorded. */
export function withSpan<T>(
  span: Omit<NewSpan, 'parent'>,
  task: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const context = currentContext();
  const parent = recordedSpan();
  const started = context && parent && start?.({ ...span, parent });
  return started ? runAsSpan({ ...context, span: started }, task) : task(undefined);
}

/** Runs a task in the context of a span, and ends the span. */
export async function runAsSpan<T>(
  context: { requestId: string; span: Span },
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

/** Adds a span of the current request that has just ended. */
export function addSpan(
  span: Omit<NewSpan, 'parent' | 'startTime'> & { duration: number },
  error?: unknown,
): void {
  const { duration, ...options } = span;
  const parent = recordedSpan();
  if (!parent || !start) return;
  const added = start({ ...options, parent, startTime: systemClock.now() - duration });
  if (error !== undefined) failSpan(added, error);
  added.end();
}

/** `SpanStatusCode.ERROR`: a value of the API would load it. */
const ERROR = 2;

/** Marks a span as failed, by a word or an error's class: messages repeat what was read. */
export function failSpan(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : error;
  const isPlain = typeof type === 'string' && /^\w{1,60}$/.test(type);
  span.setStatus({ code: ERROR });
  span.setAttribute('error.type', isPlain ? type : 'unknown');
}
