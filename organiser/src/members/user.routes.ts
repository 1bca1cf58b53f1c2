import { Member } from '@dswine/shared/contract/members';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { readCookie } from '../server/cookies.ts';
import { Refusal } from '../server/failures.ts';
import type { Organiser } from '../server/organiser.ts';
import type { Database } from '../store/tables.ts';
import { findMember, sessionCookie } from './sessions.queries.ts';

const schema = {
  tags: ['expo'],
  summary: 'The member who is logged in',
  response: { 200: Envelope(Member), 401: Failure, 500: Failure },
};

export function userRoute(app: Organiser, database: Database): void {
  app.get('/User', { schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const member = await findMember(database, readCookie(request, sessionCookie));
    if (!member) throw new Refusal(401, '尚未登入 / Not logged in');
    const { id, name, email, company, locale } = member;
    return {
      Code: 200,
      Data: { Id: id, Name: name, Email: email, Locale: locale, ...(company !== null && { Company: company }) },
    };
  });
}
