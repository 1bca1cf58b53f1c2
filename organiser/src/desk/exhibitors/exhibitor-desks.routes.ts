import { isLocale, type Locale } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { inviteColleagueForm } from '@dswine/shared/fair/exhibitor-desk-forms';
import { problemsOf } from '@dswine/shared/form/field-rules';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import { findExhibitor } from '../../content/editions/stored-records.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { listRecords } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import { inviteMember } from '../../taking-part/exhibitor-desk/invite-member.ts';
import {
  listDeskActions,
  listMembers,
  recordDeskAction,
  revokeMember,
} from '../../taking-part/exhibitor-desk/members.repository.ts';
import { readPage, tickedRows } from '../desk-list.ts';
import { audit, page, requireStaff, type DeskDependencies } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { exhibitorDeskPage, exhibitorDesksPage, type ListedDesk } from './exhibitor-desks-page.ts';

const messages: Readonly<Record<string, string>> = {
  invited: '邀請信已排入寄送 / Invited: the mails are on their way',
  nothing: '沒有可以邀請的參展商 / There was no exhibitor to invite',
  revoked: '連結已停用 / The access has ended',
};
/** Invited at once; the next ones by the same button. */
const batch = 100;

/** The desks of exhibitors: who may use them, and invitations. */
export function exhibitorDeskRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;

  desk.get('/exhibitors', async (request, reply) => {
    const { find = '', state = '', page: number, said = '' } = fieldsOf(request.query);
    const filter = { find: find.trim().slice(0, 100), state, page: readPage(number) };
    const all = await listDesks(database, edition);
    const staff = requireStaff(request);
    return page(reply, exhibitorDesksPage({ staff, message: messages[said], all, filter }));
  });

  desk.post('/exhibitors', async (request, reply) => {
    const isAll = fieldsOf(request.body)['all'] !== undefined;
    const ticked = new Set(tickedRows(request.body));
    const invited = await database.transaction().execute(async (transaction) => {
      const at = new Date(clock.now());
      const without = (await listDesks(transaction, edition)).filter(
        ({ exhibitor, members }) =>
          members.length === 0 && exhibitor.ContactEmail && (isAll || ticked.has(exhibitor.Id)),
      );
      const chosen = without.slice(0, batch);
      for (const { exhibitor } of chosen)
        await inviteMember(transaction, firstMember(edition, exhibitor), at);
      const subject = `${edition} ${chosen.length} exhibitors`;
      if (chosen.length > 0)
        await audit(dependencies, request, { action: 'invite', subject }, transaction);
      return chosen.length;
    });
    return reply.redirect(`/desk/exhibitors?said=${invited > 0 ? 'invited' : 'nothing'}`, 303);
  });

  type OfExhibitor = { Params: { id: string } };
  desk.get<OfExhibitor>('/exhibitors/:id', async (request, reply) => {
    const exhibitor = await requireExhibitor(database, edition, request.params.id);
    const of = { edition, exhibitorId: exhibitor.Id };
    const data = {
      ...{ staff: requireStaff(request), exhibitor, language: languageOf(exhibitor) },
      message: messages[fieldsOf(request.query)['said'] ?? ''],
      members: await listMembers(database, of),
      actions: await listDeskActions(database, of),
    };
    return page(reply, exhibitorDeskPage(data));
  });

  desk.post<OfExhibitor>('/exhibitors/:id', async (request, reply) => {
    const { do: action, ...fields } = fieldsOf(request.body);
    const said = await database.transaction().execute(async (transaction) => {
      const exhibitor = await requireExhibitor(transaction, edition, request.params.id);
      const of = { edition, exhibitorId: exhibitor.Id };
      const at = new Date(clock.now());
      const subject = `${edition} exhibitor/${exhibitor.Id}`;
      if (action === 'revoke') {
        if (!(await revokeMember(transaction, of, fields['member'] ?? '', at))) return 'nothing';
        await recordDeskAction(transaction, of, 'revoke', at);
      } else if (action === 'invite') await inviteMember(transaction, read(of, fields), at);
      else throw new HttpError(400, '沒有這個動作 / There is no such action');
      await audit(dependencies, request, { action, subject }, transaction);
      return action === 'invite' ? 'invited' : 'revoked';
    });
    return reply.redirect(`/desk/exhibitors/${request.params.id}?said=${said}`, 303);
  });
}

/** Exhibitors from Taiwan get their mails in Chinese. */
export const languageOf = ({ Country }: ExhibitorRecord): Locale =>
  Country === 'TW' ? 'tw' : 'en';

function firstMember(edition: string, exhibitor: ExhibitorRecord) {
  const locale = languageOf(exhibitor);
  const name = inLocale(exhibitor.Name, locale);
  return { edition, exhibitorId: exhibitor.Id, name, email: exhibitor.ContactEmail ?? '', locale };
}

function read(
  of: { edition: string; exhibitorId: string },
  fields: Partial<Record<string, string>>,
) {
  const { Name = '', Email = '', Language = '' } = fields;
  const wrong = problemsOf(inviteColleagueForm, { Name, Email, Language });
  if (wrong.length > 0 || !isLocale(Language))
    throw new HttpError(422, '請填寫姓名與電子郵件 / Please fill in a name and an email address');
  return { ...of, name: Name, email: Email, locale: Language };
}

async function requireExhibitor(database: Database, edition: string, id: string) {
  const exhibitor = await findExhibitor(database, edition, id);
  if (!exhibitor) throw notFound('exhibitor', id);
  return exhibitor;
}

async function listDesks(database: Database, edition: string): Promise<ListedDesk[]> {
  const members = Map.groupBy(
    await listMembers(database, { edition }),
    ({ exhibitor_id }) => exhibitor_id,
  );
  const exhibitors = await listRecords(database, edition, 'exhibitors');
  return exhibitors.map((exhibitor) => ({ exhibitor, members: members.get(exhibitor.Id) ?? [] }));
}
