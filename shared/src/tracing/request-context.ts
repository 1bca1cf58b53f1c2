import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { REQUEST_ID_HEADER } from '../logging/request-id.ts';

/** What all that a request causes has in common. */
export type RequestContext = {
  /** Names the request in the logs of both processes. */
  requestId: string;
  /** The innermost open span; undefined while tracing is off. */
  span?: Span | undefined;
};

/** A traced origin, as it is stored with what is done later. */
export type Origin = { requestId: string | null; traceparent: string | null };

export const TRACEPARENT_HEADER = 'traceparent';

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Runs a task in a request's context, or outside of any. */
export function runInContext<T>(context: RequestContext | undefined, task: () => T): T {
  return contexts.run(context, task);
}

export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId;
}

export function currentOrigin(): Origin {
  const context = contexts.getStore();
  return {
    requestId: context?.requestId ?? null,
    traceparent: context?.span ? traceparentOf(context.span) : null,
  };
}

/** Headers that pass request id and trace on to the organiser. */
export function contextHeaders(): Record<string, string> {
  const { requestId, traceparent } = currentOrigin();
  return {
    ...(requestId !== null && { [REQUEST_ID_HEADER]: requestId }),
    ...(traceparent !== null && { [TRACEPARENT_HEADER]: traceparent }),
  };
}

/** The span in the format of W3C Trace Context. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
