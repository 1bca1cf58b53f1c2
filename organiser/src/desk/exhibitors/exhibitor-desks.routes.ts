import { createReadStream } from 'node:fs';
import { isLocale, type Locale } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inviteColleagueForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { problemsOf } from '@dswine/shared/form/field-rules';
import { type ExhibitorRecord, findExhibitor } from '../../content/editions/edition.ts';
import { HttpError, notFound } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { inviteMember } from '../../taking-part/exhibitor-desk/invite-member.ts';
import { filePath } from '../../taking-part/exhibitor-desk/exhibitor-files.ts';
import {
  endApproval,
  readChanges,
  type OfExhibitor,
} from '../../taking-part/exhibitor-desk/profile.repository.ts';
import {
  publishProfile,
  withFiles,
  type AfterCommit,
} from '../../taking-part/exhibitor-desk/publish-profile.ts';
import {
  findMember,
  listDeskActions,
  listMembers,
  recordDeskAction,
  revokeMember,
} from '../../taking-part/exhibitor-desk/members.repository.ts';
import { tickedRows } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { audit, requireStaff, type DeskDependencies, said } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { exhibitorDeskPage, maxNote } from './exhibitor-desk-page.ts';
import { exhibitorDesksPage, type ListedDesk } from './exhibitor-desks-page.ts';
import { readFilter } from './exhibitor-search.ts';

const messages: Readonly<Record<string, string>> = {
  invited: '邀請信已排入寄送 / Invited: the mails are on their way',
  nothing: '沒有可以邀請的參展商 / There was no exhibitor to invite',
  revoked: '連結已停用 / The access has ended',
  approved: '已公開變更 / The changes are public',
  declined: '已退回變更 / The changes were sent back',
  changed: '之後又有變更，請再看一次 / Something was changed meanwhile. Please look again',
};
/** Invited at once; the next ones by the same button. */
const batch = 100;

/** The desks of exhibitors: who may use them, and invitations. */
export function exhibitorDeskRoutes(dependencies: DeskDependencies): void {
  listRoutes(dependencies);
  oneRoutes(dependencies);
}

function listRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;

  desk.get('/exhibitors', async (request, reply) => {
    const seen = { staff: requireStaff(request), message: said(request, messages) };
    const all = await listDesks(database, edition);
    return page(reply, exhibitorDesksPage({ ...seen, all, filter: readFilter(request.query) }));
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
}

function oneRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;
  type One = { Params: { id: string; file: string } };
  desk.get<One>('/exhibitors/:id/files/:file', async (request, reply) => {
    const of = { edition, exhibitorId: request.params.id };
    const { files } = await readChanges(database, of);
    const file = files.find(({ id }) => id === request.params.file);
    if (!file) throw notFound('file');
    const extension = file.kind === 'document' ? 'pdf' : 'webp';
    return reply
      .header('content-disposition', `attachment; filename="${file.id}.${extension}"`)
      .type(file.kind === 'document' ? 'application/pdf' : 'image/webp')
      .send(createReadStream(filePath(dependencies.dataFolder, file)));
  });

  desk.get<One>('/exhibitors/:id', async (request, reply) => {
    const exhibitor = await requireExhibitor(database, edition, request.params.id);
    const of = { edition, exhibitorId: exhibitor.Id };
    const data = {
      ...{ staff: requireStaff(request), exhibitor, language: languageOf(exhibitor) },
      message: said(request, messages),
      changes: await readChanges(database, of),
      shown: await readShown(database, edition),
      members: await listMembers(database, of),
      actions: await listDeskActions(database, of),
    };
    return page(reply, exhibitorDeskPage(data));
  });

  desk.post<One>('/exhibitors/:id', async (request, reply) => {
    const { do: action, ...fields } = fieldsOf(request.body);
    const outcome = await withFiles(database, async (transaction, after) => {
      const exhibitor = await requireExhibitor(transaction, edition, request.params.id);
      const of = { edition, exhibitorId: exhibitor.Id };
      const at = new Date(clock.now());
      const subject = `${edition} exhibitor/${exhibitor.Id}`;
      if (action === 'revoke') {
        if (!(await revokeMember(transaction, of, fields['member'] ?? '', at))) return 'nothing';
        await recordDeskAction(transaction, of, 'revoke', at);
      } else if (action === 'invite') await inviteMember(transaction, read(of, fields), at);
      else if (action === 'approve' || action === 'decline') {
        if (!(await answer(dependencies, transaction, of, { ...fields, action, after })))
          return 'changed';
      } else throw new HttpError(400, '沒有這個動作 / There is no such action');
      await audit(dependencies, request, { action, subject }, transaction);
      return saidOf[action];
    });
    return reply.redirect(`/desk/exhibitors/${request.params.id}?said=${outcome}`, 303);
  });
}

const saidOf = {
  ...{ invite: 'invited', revoke: 'revoked', approve: 'approved', decline: 'declined' },
} as const;

type Answer = {
  action: 'approve' | 'decline';
  seen?: string;
  note?: string;
  after: AfterCommit;
};

/** Decides on changes that wait, and mails the answer. Returns false when they are others now. */
async function answer(
  { dataFolder, now, clock }: DeskDependencies,
  transaction: Database,
  of: OfExhibitor,
  { action, seen, note = '', after }: Answer,
): Promise<boolean> {
  const changes = await readChanges(transaction, of);
  if (changes.state !== 'waiting' || changes.seen !== seen) return false;
  const at = new Date(clock.now());
  const sent =
    action === 'approve'
      ? await publishProfile(transaction, of, { dataFolder, now: now(), after })
      : await endApproval(transaction, of);
  await recordDeskAction(transaction, of, action, at);
  const member = sent && (await findMember(transaction, sent.member_id));
  if (!member || member.revoked_at !== null) return true;
  const data = { member: member.id, note: note.slice(0, maxNote) };
  const kind = action === 'approve' ? 'desk-approved' : 'desk-declined';
  await putMail(transaction, { kind, recipient: member.email, locale: member.locale, data }, at);
  return true;
}

/** What visitors see of exhibitors and products, by kind and id, to compare changes with. */
async function readShown(database: Database, edition: string) {
  const shown = new Map<string, object>();
  for (const kind of ['exhibitors', 'products'] as const)
    for (const record of await listRecords(database, edition, kind))
      shown.set(`${kind} ${record.Id}`, record);
  return shown;
}

/** Exhibitors from Taiwan get their mails in Chinese. */
const languageOf = ({ Country }: ExhibitorRecord): Locale => (Country === 'TW' ? 'tw' : 'en');

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
  const approvals = await database
    .selectFrom('profile_approvals')
    .select('exhibitor_id')
    .where('edition', '=', edition)
    .execute();
  const waiting = new Set(approvals.map(({ exhibitor_id }) => exhibitor_id));
  const exhibitors = await listRecords(database, edition, 'exhibitors');
  return exhibitors.map((exhibitor) => ({
    exhibitor,
    members: members.get(exhibitor.Id) ?? [],
    isWaiting: waiting.has(exhibitor.Id),
  }));
}
