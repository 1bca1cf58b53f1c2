import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isWellFormedQuery } from '@dswine/shared/fair/addresses/well-formed-query';
import {
  FormValidationError,
  HttpError,
  RETRY_SECONDS,
  TooManyRequestsError,
  UnavailableError,
} from './responses.ts';
import { DatabaseUnavailableError } from '../store/database-error.ts';
import type { Organiser } from '../dependencies.ts';

/**
 * Returns every error as an envelope with a bilingual message. Internal details stay in the log.
 */
export function handleErrors(app: Organiser): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) return fail(reply, 400, describeValidation(error));
    if (error instanceof FormValidationError)
      return fail(reply, 422, error.message, { Problems: error.problems });
    const { status, seconds } = assess(error, request);
    if (seconds !== undefined) void reply.header('retry-after', String(seconds));
    if (error instanceof HttpError) return fail(reply, status, error.message);
    if (status < 500) return fail(reply, status, '請求不正確 / The request is malformed');
    return fail(reply, status, busy);
  });
  app.addHook('onRequest', async (request) => {
    // No stored text contains NUL, and PostgreSQL rejects it in queries.
    if (request.url.includes('%00') || !isWellFormedQuery(request.url))
      throw new HttpError(400, malformed);
  });
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, noSuchCall));
}

/**
 * The status of an error, and when to come back, of every listener. 503 is for whatever fails
 * without the caller's doing and may heal: the database, the search, and calls of the system, such as
 * on a full disk. Logs what an operator must know.
 */
export function assess(
  error: Error & { statusCode?: number | undefined; syscall?: unknown },
  { log, routeOptions }: FastifyRequest,
): { status: number; seconds?: number } {
  if (error instanceof TooManyRequestsError)
    return { status: error.statusCode, seconds: error.seconds };
  const isKnown = error instanceof HttpError || (error.statusCode ?? 500) < 500;
  if (isKnown && error.statusCode !== 503) return { status: error.statusCode ?? 500 };
  const route = routeOptions.url;
  if (error instanceof DatabaseUnavailableError)
    log.error({ err: error.cause, route }, 'the database does not respond');
  else if (error instanceof UnavailableError)
    log.error({ err: error.cause, route }, 'the search does not respond');
  else if (typeof error.syscall === 'string')
    log.error({ err: error, route }, 'a file or a service of the machine does not respond');
  else if (!isKnown) {
    log.error({ err: error, route }, 'unexpected error');
    return { status: 500 };
  }
  return { status: 503, seconds: RETRY_SECONDS };
}

/** Handles errors before routing: malformed URLs and parameters that are too long. */
export function handleFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') void fail(reply, 404, noSuchCall);
  else void fail(reply, 400, malformed);
}

const busy = '伺服器忙碌中，請稍後再試 / Server is busy, please try again later';
const noSuchCall = '沒有這個服務 / There is no such call';
const malformed = '網址不正確 / The URL is malformed';

function fail(
  reply: FastifyReply,
  status: number,
  message: string,
  data: object | null = null,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ Code: status, Data: data, Message: message });
}

function describeValidation(error: FastifyError): string {
  const violation = error.validation?.[0];
  const name = violation?.instancePath.split('/')[1] ?? violation?.params['missingProperty'] ?? '';
  return `參數 ${String(name)} 不正確 / Parameter ${String(name)} is wrong: ${violation?.message ?? 'it does not fit'}`;
}
