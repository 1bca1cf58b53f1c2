import { FormErrorResponse } from '@dswine/shared/contract/forms';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type, type TSchema } from 'typebox';
import { perMinute } from '../../http/client-limits.ts';
import { requestsAMinute } from '../../policies.ts';

/** OpenAPI security: the call needs the cookie of a member's session. */
export const membersOnly = { security: [{ memberSession: [] }] };

export const done = { Code: 200, Data: null };

/**
 * Each call may compute argon2 (about 20 ms). The limit leaves one client at most a twentieth of a
 * core.
 */

type Details = { required?: string[]; security?: 'member' };

/**
 * Route options of a JSON call that changes state. Documents the body of every status. A missing
 * `required` field gives 422; `security` marks calls for members only.
 */
export function accountCall<B extends TSchema>(
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
    config: { ...perMinute(requestsAMinute.account), required },
  };
}
