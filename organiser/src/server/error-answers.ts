import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './failures.ts';
import type { Organiser } from './organiser.ts';

/** Every failure is the envelope with a bilingual message, and nothing of what went wrong inside. */
export function answerErrors(app: Organiser): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) return fail(reply, 400, describeValidation(error));
    if (error instanceof Refusal) return fail(reply, error.statusCode, error.message);
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return fail(reply, error.statusCode, '請求不正確 / The request is malformed');
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    return fail(reply, 500, '伺服器忙碌中，請稍後再試 / Server is busy, please try again later');
  });
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, '沒有這個服務 / There is no such call'));
}

/** For what fails before there is a route, e.g. a URL that cannot be decoded. */
export function answerFrameworkError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void fail(reply, 400, '網址不正確 / The URL is malformed');
}

function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ Code: status, Data: null, Message: message });
}

function describeValidation(error: FastifyError): string {
  const misfit = error.validation?.[0];
  const name = misfit?.instancePath.split('/')[1] ?? misfit?.params['missingProperty'] ?? '';
  return `參數 ${String(name)} 不正確 / Parameter ${String(name)} is wrong: ${misfit?.message ?? 'it does not fit'}`;
}
