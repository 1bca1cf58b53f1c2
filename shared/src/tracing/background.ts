import { randomUUID } from 'node:crypto';
import { runInContext, type Origin } from './request-context.ts';
import { runAsSpan, startSpan } from './spans.ts';

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
  const span = startSpan({
    name,
    kind: origin.requestId === null ? 'internal' : 'consumer',
    parent: origin.traceparent ?? undefined,
    attributes: { 'dswine.request_id': requestId },
  });
  return span ? runAsSpan({ requestId, span }, job) : runInContext({ requestId }, job);
}
