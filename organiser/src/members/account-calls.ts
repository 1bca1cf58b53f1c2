import { FormErrorResponse } from '@dswine/shared/contract/forms';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type, type TSchema } from 'typebox';
import { perMinute } from '../server/client-limits.ts';
import { HttpError } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import { isSameOrigin } from '../server/same-origin.ts';
import type { Database } from '../store/tables.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Shared dependencies of the account routes. */
export type AccountCalls = {
  app: Organiser;
  database: Database;
  cookies: SessionCookies;
  call: typeof accountCall;
};

/** OpenAPI security: the call needs the cookie of a member's session. */
export const membersOnly = { security: [{ memberSession: [] }] };

export const done = { Code: 200, Data: null };

/**
 * Each call may compute argon2 (about 20 ms). The limit leaves one client at most a twentieth of a
 * core.
 */
const callsAMinute = 150;

type Details = { required?: string[]; security?: 'member' };

/**
 * Route options of a JSON call that changes state. Documents the body of every status. A missing
 * `required` field gives 422; `security` marks calls for members only.
 */
function accountCall<B extends TSchema>(
  summary: string,
  body: B,
  { required = [], security }: Details = {},
) {
  const response = {
    200: Envelope(Type.Null()),
    400: Failure,
    401: Failure,
    403: Failure,
    422: FormErrorResponse,
    429: Failure,
    500: Failure,
  };
  return {
    schema: { tags: ['auth'], summary, body, response, ...(security && membersOnly) },
    config: { ...perMinute(callsAMinute), required },
  };
}

/**
 * Sets up a scope whose responses are never cached and which accepts requests from the site only.
 */
export function accountCalls(
  app: Organiser,
  database: Database,
  cookies: SessionCookies,
  siteOrigins: string[],
): AccountCalls {
  requireSameOrigin(app, siteOrigins);
  return { app, database, cookies, call: accountCall };
}

/** CSRF protection: pages of other sites cannot change data or log a member out. */
export function requireSameOrigin(app: Organiser, siteOrigins: string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      !isSameOrigin(request, siteOrigins)
    )
      throw new HttpError(403, '只能從本網站使用 / This works from this site only');
  });
}
