import type { FastifyInstance } from 'fastify';

const BODY_LIMIT = 64 * 1024;

/** Parses forms that are sent without JavaScript; of several values of one name, the last wins. */
export function acceptForms(server: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Bodies of other types are read, so that the connection can go on, and dropped.
  server.addContentTypeParser('*', options, (_request, _body, done) => done(null, undefined));
}
