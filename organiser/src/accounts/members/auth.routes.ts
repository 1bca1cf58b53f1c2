import { AuthCheck, Member } from '@dswine/shared/contract/members';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { perMinute } from '../../http/client-limits.ts';
import { requestsAMinute } from '../../policies.ts';
import { HttpError } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import {
  endSession,
  findMember,
  renewSession,
  requireMember,
  membersOnly,
} from './members.queries.ts';

/**
 * Every page of a member makes this call, and all visitors in the hall may share one client
 * address.
 */
const tags = ['auth'];
const checkSchema = {
  tags,
  summary: 'Is the caller logged in? A bare number: 200 yes, 251 no',
  response: { 200: AuthCheck },
};
const logoutSchema = {
  tags,
  summary: 'Ends the session',
  response: { 200: Envelope(Type.Null()), 403: Failure, 500: Failure },
};

export async function authRoutes(
  app: Organiser,
  { database, cookies, siteOrigins, clock }: Dependencies,
): Promise<void> {
  // The session check takes no payload. Ignore whatever a client sends.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-store'),
  );

  const config = perMinute(requestsAMinute.sessionCheck);
  app.post('/isAuthenticated', { schema: checkSchema, config }, async (request, reply) => {
    const token = cookies.read(request);
    const now = new Date(clock.now());
    if (!(await findMember(database, token, now)) || token === undefined) {
      // Clear stale cookies. Otherwise the browser still assumes that it is logged in.
      if (cookies.hasAny(request)) cookies.clear(reply);
      return 251;
    }
    if (await renewSession(database, token, now)) cookies.set(reply, token);
    return 200;
  });

  const logout = {
    schema: logoutSchema,
    config: perMinute(requestsAMinute.logout),
    exposeHeadRoute: false,
  };
  app.get('/Logout', logout, async (request, reply) => {
    if (!isSameOrigin(request, siteOrigins))
      throw new HttpError(403, '只能從本網站登出 / Logging out works from this site only');
    const token = cookies.read(request);
    if (token !== undefined) await endSession(database, token);
    cookies.clear(reply);
    return { Code: 200, Data: null };
  });
}

const schema = {
  ...membersOnly,
  tags: ['expo'],
  summary: 'The member who is logged in',
  response: { 200: Envelope(Member), 401: Failure, 500: Failure },
};

export async function userRoute(app: Organiser, dependencies: Dependencies): Promise<void> {
  app.get('/User', { schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { id, name, email, company, locale } = await requireMember(dependencies, request);
    return {
      Code: 200,
      Data: {
        Id: id,
        Name: name,
        Email: email,
        Locale: locale,
        ...(company !== null && { Company: company }),
      },
    };
  });
}
