import { systemClock, type Clock } from '../process/clock.ts';
import { OversizedObjectError, StorageError } from './bucket-errors.ts';

export type RequestOptions = {
  /** The limit of one try in ms, with the body of its answer. */
  limitMs?: number;
  /** The pause in ms before the second try. It doubles with each. */
  pauseMs?: number;
  clock?: Clock;
};

type Failure = Error & { $metadata?: { httpStatusCode?: number }; code?: string };

const TRIES = 3;
/** While the bucket is away, other requests fail at once for so long: nobody waits for each. */
const AWAY_MS = 1000;
const ACCESS = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken'];

/**
 * Sends requests to a bucket, and again when it does not answer, refuses for the moment, or breaks
 * off. An error of absence has the code `ENOENT`; all others are {StorageError} or {OversizedObjectError}.
 */
export function createRequests(
  address: string,
  { limitMs = 10_000, pauseMs = 200, clock = systemClock }: RequestOptions,
): <Answer>(send: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer> {
  let away: { until: number; error: Error } | undefined;

  /** Sends once, and gives up after the limit. */
  async function attempt<Answer>(send: (signal: AbortSignal) => Promise<Answer>) {
    const limit = new AbortController();
    const cancel = clock.after(limitMs, () =>
      limit.abort(new DOMException('The request timed out', 'TimeoutError')),
    );
    try {
      return await send(limit.signal);
    } finally {
      cancel();
    }
  }

  return async function request(send) {
    if (away && clock.monotonic() < away.until) throw away.error;
    for (let tries = 1; ; tries += 1)
      try {
        const answer = await attempt(send);
        away = undefined;
        return answer;
      } catch (cause) {
        const error = errorOf(cause as Failure, address);
        if (!isTransient(cause as Failure)) throw error;
        if (tries === TRIES) {
          if (!isConflict(error)) away = { until: clock.monotonic() + AWAY_MS, error };
          throw error;
        }
        await clock.sleep(pauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
      }
  };
}

/** Whether the condition of a write does not hold: somebody else has changed or removed the file. */
export function isConflict(error: unknown): boolean {
  const status = error instanceof StorageError ? error.status : undefined;
  return isMissing(error) || status === 412 || status === 409;
}

/** Whether an error says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

const statusOf = ({ $metadata }: Failure) => $metadata?.httpStatusCode;

/** No answer, an answer that breaks off, `503 SlowDown`, or two writers at the same moment (409). */
function isTransient(error: Failure): boolean {
  if (error instanceof OversizedObjectError) return false;
  if (error.name === 'CredentialsProviderError') return false;
  const status = statusOf(error);
  const isClock = error.name === 'RequestTimeTooSkewed';
  return (
    status === undefined ||
    status < 300 ||
    status >= 500 ||
    status === 429 ||
    status === 409 ||
    isClock
  );
}

function errorOf(cause: Failure, address: string): Error {
  if (cause instanceof OversizedObjectError) return cause;
  const status = statusOf(cause);
  if (status === 404 && cause.name !== 'NoSuchBucket')
    return Object.assign(new Error(`There is no such file in ${address}.`, { cause }), {
      code: 'ENOENT',
    });
  const isRefused = ACCESS.includes(cause.name) || status === 401 || status === 403;
  if (isRefused || cause.name === 'CredentialsProviderError')
    return new StorageError(
      `${address} refuses access (${cause.name}). ` +
        'Check the credentials (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role) and their rights: docs/operations.md#buckets',
      { cause, status },
    );
  const reason = [cause.name, cause.code, status].filter((part) => part !== undefined).join(' ');
  return new StorageError(
    `The bucket ${address} cannot be used now (${reason}): ${cause.message}`,
    { cause, status },
  );
}
