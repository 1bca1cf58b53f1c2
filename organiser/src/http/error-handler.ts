import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isWellFormedQuery } from '@dswine/shared/fair/well-formed-query';
import {
  FormValidationError,
  HttpError,
  TooManyRequestsError,
  UnavailableError,
} from './errors.ts';
import { isDatabaseAway } from '../store/database-away.ts';
import type { Organiser } from './organiser.ts';

/**
 * Returns every error as an envelope with a bilingual message. Internal details stay in the log.
 */
export function handleErrors(app: Organiser): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) return fail(reply, 400, describeValidation(error));
    if (error instanceof FormValidationError)
      return fail(reply, 422, error.message, { Problems: error.problems });
    if (error instanceof TooManyRequestsError || error instanceof UnavailableError)
      void reply.header('retry-after', String(error.seconds));
    const route = request.routeOptions.url;
    if (error instanceof UnavailableError)
      request.log.error({ err: error.cause, route }, 'the search does not respond');
    if (error instanceof HttpError) return fail(reply, error.statusCode, error.message);
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return fail(reply, error.statusCode, '請求不正確 / The request is malformed');
    if (isDatabaseAway(error)) {
      request.log.error({ err: error, route }, 'the database does not respond');
      void reply.header('retry-after', '2');
      return fail(reply, 503, busy);
    }
    request.log.error({ err: error, route }, 'unexpected error');
    return fail(reply, 500, busy);
  });
  app.addHook('onRequest', async (request) => {
    // No stored text contains NUL, and PostgreSQL rejects it in queries.
    if (request.url.includes('%00') || !isWellFormedQuery(request.url))
      throw new HttpError(400, malformed);
  });
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, noSuchCall));
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
