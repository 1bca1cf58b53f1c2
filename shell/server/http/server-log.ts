import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createLog } from '@dswine/shared/logging/create-log';
import { REQUEST_ID_HEADER } from '@dswine/shared/logging/request-id';

const requests = new AsyncLocalStorage<string>();

/** Runs a handler with a new request id. Ids from clients are ignored. */
export function withRequestId<Result>(handler: () => Result): Result {
  return requests.run(randomUUID(), handler);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Headers that pass the request id to the organiser, so that both logs share it. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** The web server's log. Lines written during a request contain its id. */
export function serverLog(level: string): Logger {
  return createLog({ service: 'web', level, requestId: currentRequestId });
}
