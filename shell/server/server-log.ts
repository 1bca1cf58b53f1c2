import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createLog } from '@dswine/shared/logging/create-log';
import { REQUEST_ID_HEADER } from '@dswine/shared/logging/request-id';

const requests = new AsyncLocalStorage<string>();

/** Answers a request under an id of its own. Nothing that a visitor names becomes one. */
export function withRequestId<Result>(answer: () => Result): Result {
  return requests.run(randomUUID(), answer);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Tells the organiser which request it is asked for, so that both logs name the same one. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** The web server's log. A line that is written for a request carries its id. */
export function serverLog(level: string): Logger {
  return createLog({ service: 'web', level, requestId: currentRequestId });
}
