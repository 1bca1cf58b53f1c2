import { Member } from '@dswine/shared/contract/members';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { membersOnly } from './account-calls.ts';
import { requireMember } from './sessions.queries.ts';

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
