import { FormErrorResponse } from '@dswine/shared/contract/forms';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type, type TSchema } from 'typebox';
import { perMinute } from '../server/client-limits.ts';
import { HttpError } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import { isSameOrigin } from '../server/same-origin.ts';
import type { Database } from '../store/tables.ts';
import type { SessionCookies } from './session-cookies.ts';

/** What the calls of accounts share. */
export type AccountCalls = {
  app: Organiser;
  database: Database;
  cookies: SessionCookies;
  call: typeof accountCall;
};

/** For the OpenAPI document: the call needs the cookie of a member's session. */
export const membersOnly = { security: [{ memberSession: [] }] };

export const done = { Code: 200, Data: null };

/** Each may compute argon2, some 20 ms: one client gets a twentieth of a core at most. */
const callsAMinute = 150;

type Details = { required?: string[]; security?: 'member' };

/**
 * The options of a JSON call that changes something: every status has its body. `required` are the
 * fields without which it answers 422, `security` says whether it is for members only.
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

/** The calls of a scope are kept by nobody and answer pages of the site itself only. */
export function accountCalls(
  app: Organiser,
  database: Database,
  cookies: SessionCookies,
  siteOrigins: string[],
): AccountCalls {
  requireMember(app, siteOrigins);
  return { app, database, cookies, call: accountCall };
}

/** A page of another site cannot make a reader's browser change anything here, nor log him out. */
export function requireMember(app: Organiser, siteOrigins: string[]): void {
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
