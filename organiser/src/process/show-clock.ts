import { AsyncLocalStorage } from 'node:async_hooks';
import { readDateCookie } from '@dswine/shared/fair/date-cookie';
import type { Clock } from '@dswine/shared/process/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/** The date that the reader of the current request chose in the date bar, in ms since the epoch. */
const chosenDate = new AsyncLocalStorage<number>();

/** The current time of the show. Sessions, leases and limits use the real clock. */
export function showClock(
  { clockOffset = 0 }: Partial<Pick<Settings, 'clockOffset'>>,
  clock: Clock,
): () => Date {
  return () => new Date(chosenDate.getStore() ?? clock.now() + clockOffset);
}

/** Whether the current request has a date of its own. Its response must not be cached. */
export function hasChosenDate(): boolean {
  return chosenDate.getStore() !== undefined;
}

/**
 * A hook that answers a request at the date that its reader chose in the date bar. Add it for
 * `onRequest` and again for `preValidation`: reading a body leaves the context of the former.
 */
export function enterChosenDate(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  const date = readDateCookie(request.headers.cookie);
  if (date === undefined) done();
  else chosenDate.run(date, done);
}
