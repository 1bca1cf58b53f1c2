import { FoundDesk } from '@dswine/shared/contract/exhibitor-desk';
import type { Lang } from '@dswine/shared/contract/wire';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import {
  companyForm,
  deskLinkForm,
  inviteColleagueForm,
  revokeMemberForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { requireEdition } from '../../content/editions/edition.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { fieldError, ownDataSchema } from '../../http/responses.ts';
import { limits } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { areDesksOver } from '../access-links/access-links.ts';
import { formRoute, linkRoute } from '../submissions/create-submission.ts';
import { findDesk, ofDesk, type OpenDesk } from './exhibitor-of-desk.ts';
import { changeDesk } from './change-desk.ts';
import { readCompany, storeCompany } from './company.repository.ts';
import { inviteMember } from './invite-member.ts';
import { listDeskActions, listMembers, revokeMember } from './members.repository.ts';

/** An exhibitor's desk, opened by a mailed link, and the team that uses it. */
export async function exhibitorDeskRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  const { database, now } = dependencies;
  app.get('/ExhibitorDesk/Own/:code', { schema: ownSchema }, async (request) => {
    const edition = await requireEdition(database, request.params.code);
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string')
      return { Code: 200, Data: { State: desk, Over: areDesksOver(edition, now()) } };
    const Desk = await viewOf(database, desk, request.query.Lang);
    return { Code: 200, Data: { State: 'open' as const, Desk } };
  });
  linkRoute(app, dependencies, {
    path: '/ExhibitorDesk/Link/:code',
    summary: 'Requests a mail with the links to the exhibitor desks of an address',
    form: deskLinkForm,
    mail: 'desk-link',
  });
  teamRoutes(app, dependencies);
  companyRoute(app, dependencies);
}

async function viewOf(database: Database, desk: OpenDesk, locale: Lang) {
  const { exhibitor, memberId } = desk;
  const team = await listMembers(database, desk);
  return {
    Exhibitor: {
      Id: exhibitor.Id,
      Name: inLocale(exhibitor.Name, locale),
      Booths: exhibitor.Booths,
    },
    Team: team.map(({ id, name: Name, email: Email }) => ({
      ...{ Id: id, Name, Email, You: id === memberId },
    })),
    Company: await readCompany(database, desk),
    Actions: await listDeskActions(database, desk),
  };
}

function teamRoutes(app: Organiser, dependencies: Dependencies): void {
  const invite = {
    path: '/ExhibitorDesk/Invite/:code',
    summary: 'Invites a colleague to the desk by a mail with a link of their own',
    form: inviteColleagueForm,
    ...ofDesk,
  };
  formRoute(app, dependencies, invite, ({ values, request }) => {
    const counted = { request, limit: limits.invitationsOfDesk };
    return changeDesk(dependencies, counted, async ({ transaction, desk, at }) => {
      const { Name, Email, Language } = values;
      const member = { name: Name, email: Email, locale: Language as Lang };
      await inviteMember(transaction, { ...desk, ...member, by: desk.memberId }, at);
    });
  });

  const revoke = {
    path: '/ExhibitorDesk/Revoke/:code',
    summary: 'Ends the access of a member of the desk',
    form: revokeMemberForm,
    ...ofDesk,
  };
  formRoute(app, dependencies, revoke, ({ values, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk, at, record }) => {
      if (!(await revokeMember(transaction, desk, values.Member, at)))
        throw fieldError('Member', 'wrong', noMember);
      await record('revoke');
    }),
  );
}

function companyRoute(app: Organiser, dependencies: Dependencies): void {
  const company = {
    path: '/ExhibitorDesk/Company/:code',
    summary: 'Stores what forms ask of an exhibiting company, to offer it again',
    form: companyForm,
    ...ofDesk,
  };
  formRoute(app, dependencies, company, ({ values, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk, at, record }) => {
      await storeCompany(transaction, desk, values, at);
      await record('company');
    }),
  );
}

const noMember =
  '沒有這位成員，可能已被移除 / There is no such member, or the access has been ended already';
const ownSchema = ownDataSchema({
  summary: "The exhibitor's desk that the key of a mailed link opens",
  access: deskAccess,
  data: FoundDesk,
});
