import { joinValues } from '@dswine/shared/form/join-values';
import type { FastifyInstance } from 'fastify';

const BODY_LIMIT = 64 * 1024;

/** Parses forms that browsers submit without JavaScript. */
export function acceptForms(server: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    (_request, body, done) => done(null, joinValues(new URLSearchParams(String(body)))),
  );
  // Read and discard bodies of other types, so that the connection can be reused.
  server.addContentTypeParser('*', options, (_request, _body, done) => done(null, undefined));
}
