import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { REQUEST_ID_HEADER } from '../logging/request-id.ts';

/** What all that a request causes has in common. */
export type RequestContext = {
  /** Names the request in the logs of both processes. */
  requestId: string;
  /** The innermost open span. It records nothing while tracing is off. */
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
  const { requestId = null, span } = contexts.getStore() ?? {};
  return { requestId, traceparent: span ? traceparentOf(span) : null };
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
function traceparentOf(span: Span): string | null {
  const context = span.spanContext();
  if (!isSpanContextValid(context)) return null;
  const { traceId, spanId, traceFlags } = context;
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** `00-<trace>-<span>-<flags>`. Later versions begin in the same way. */
const format = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** The span of another process as a parent. No parent if it is not valid. */
export function remoteContext(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = format.exec(traceparent) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & 1;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
