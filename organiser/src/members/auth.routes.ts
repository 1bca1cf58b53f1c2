import { AuthCheck } from '@dswine/shared/contract/members';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { hiddenCookie, isSecureSite, readCookie } from '../server/cookies.ts';
import { Refusal } from '../server/failures.ts';
import type { Organiser } from '../server/organiser.ts';
import { isFromOwnSite } from '../server/own-site.ts';
import type { Database } from '../store/tables.ts';
import { endSession, findMember, sessionCookie } from './sessions.queries.ts';

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

export function authRoutes(app: Organiser, database: Database, siteOrigins: string[]): void {
  // The check takes no payload: whatever a client sends along is not looked at.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/isAuthenticated', { schema: checkSchema }, async (request) =>
    (await findMember(database, readCookie(request, sessionCookie))) ? 200 : 251,
  );

  app.get('/Logout', { schema: logoutSchema, exposeHeadRoute: false }, async (request, reply) => {
    if (!isFromOwnSite(request, siteOrigins))
      throw new Refusal(403, '只能從本網站登出 / Logging out works from this site only');
    const token = readCookie(request, sessionCookie);
    if (token !== undefined) await endSession(database, token);
    void reply.header('set-cookie', hiddenCookie(sessionCookie, '', { seconds: 0, secure: isSecureSite(siteOrigins) }));
    return { Code: 200, Data: null };
  });
}
