import { createReadStream } from 'node:fs';
import { isLocale, type Locale } from '@dswine/shared/contract/locales';
import { inviteColleagueForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { problemsOf } from '@dswine/shared/form/field-rules';
import type { ExhibitorRecord } from '../../content/editions/edition.ts';
import { HttpError, notFound } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { addMark, removeMark } from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { filePath } from '../../taking-part/exhibitor-desk/exhibitor-files.ts';
import { inviteMember } from '../../taking-part/exhibitor-desk/invite-member.ts';
import {
  findMember,
  listDeskActions,
  recordDeskAction,
  revokeMember,
} from '../../taking-part/exhibitor-desk/members.repository.ts';
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
import { listOrders } from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { page } from '../desk-page.ts';
import { audit, requireStaff, type DeskDependencies } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { exhibitorPage, maxNote } from './exhibitor-page.ts';
import { listExhibitors, type ListedExhibitor } from './listed-exhibitors.ts';

/** The message after each action of the staff, and its name in the audit trail. */
const actions = {
  invite: ['invited', 'invite'],
  revoke: ['revoked', 'revoke'],
  approve: ['approved', 'approve'],
  decline: ['declined', 'decline'],
  met: ['ticked', 'tick off'],
  undo: ['ticked', 'undo tick'],
} as const;
type Action = keyof typeof actions;
const isAction = (name: string): name is Action => Object.hasOwn(actions, name);
export const noAction = () => new HttpError(400, '沒有這個動作 / There is no such action');

/** One exhibitor: the members of its desk, its changes, deadlines and orders. */
export function exhibitorRoute(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition } = dependencies;
  type One = { Params: { id: string; file: string } };
  desk.get<One>('/exhibitors/:id/files/:file', async (request, reply) => {
    const { files } = await readChanges(database, { edition, exhibitorId: request.params.id });
    const file = files.find(({ id }) => id === request.params.file);
    if (!file) throw notFound('file');
    const [type, ending] =
      file.kind === 'document' ? ['application/pdf', 'pdf'] : ['image/webp', 'webp'];
    return reply
      .header('content-disposition', `attachment; filename="${file.id}.${ending}"`)
      .type(type)
      .send(createReadStream(filePath(dependencies.dataFolder, file)));
  });

  desk.get<One>('/exhibitors/:id', async (request, reply) => {
    const row = await requireExhibitor(dependencies, database, request.params.id);
    const of = { edition, exhibitorId: row.exhibitor.Id };
    const data = {
      ...{ ...row, staff: requireStaff(request), language: languageOf(row.exhibitor) },
      changes: await readChanges(database, of),
      shown: await readShown(database, edition),
      orders: await listOrders(database, of),
      actions: await listDeskActions(database, of),
    };
    return page(reply, exhibitorPage(data));
  });

  desk.post<One>('/exhibitors/:id', async (request, reply) => {
    const { id } = request.params;
    const { do: action = '', ...fields } = fieldsOf(request.body);
    if (!isAction(action)) throw noAction();
    const [message, name] = actions[action];
    const { name: staff } = requireStaff(request);
    const isDone = await withFiles(database, async (transaction, after) => {
      const { tasks, isOver } = await requireExhibitor(dependencies, transaction, id);
      const step = { action, fields, tasks, isOver, staff, after };
      const of = { edition, exhibitorId: id };
      if (!(await act(dependencies, transaction, of, step))) return false;
      const isTick = action === 'met' || action === 'undo';
      const deadline = isTick ? ` deadline/${fields['deadline']}` : '';
      const trail = { action: name, subject: `${edition} exhibitor/${id}${deadline}` };
      await audit(dependencies, request, trail, transaction);
      return true;
    });
    return reply.redirect(`/desk/exhibitors/${id}?said=${isDone ? message : 'changed'}`, 303);
  });
}

type Step = Pick<ListedExhibitor, 'tasks' | 'isOver'> & {
  action: Action;
  fields: Partial<Record<string, string>>;
  staff: string;
  after: AfterCommit;
};

/** Returns false when something was changed meanwhile, so that it cannot be done. */
async function act(
  dependencies: DeskDependencies,
  transaction: Database,
  of: OfExhibitor,
  { action, fields, tasks, isOver, staff, after }: Step,
): Promise<boolean> {
  const at = new Date(dependencies.clock.now());
  if (action === 'approve' || action === 'decline')
    return answer(dependencies, transaction, of, { ...fields, action, after });
  if (action === 'invite') {
    if (isOver) return false;
    await inviteMember(transaction, read(of, fields), at);
  } else if (action === 'revoke') {
    if (!(await revokeMember(transaction, of, fields['member'] ?? '', at))) return false;
    await recordDeskAction(transaction, of, 'revoke', at);
  } else {
    const subject = fields['deadline'] ?? '';
    if (!tasks.some(({ deadline }) => deadline.Id === subject)) throw notFound('deadline');
    const { edition, exhibitorId: exhibitor_id } = of;
    const mark = { edition, exhibitor_id, kind: 'met', subject } as const;
    if (action === 'undo') await removeMark(transaction, mark);
    else await addMark(transaction, { ...mark, staff, at: at.toISOString() });
  }
  return true;
}

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
export const languageOf = ({ Country }: ExhibitorRecord): Locale =>
  Country === 'TW' ? 'tw' : 'en';

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

async function requireExhibitor(
  dependencies: DeskDependencies,
  database: Database,
  id: string,
): Promise<ListedExhibitor> {
  const all = await listExhibitors(dependencies, database);
  const row = all.find(({ exhibitor }) => exhibitor.Id === id);
  if (!row) throw notFound('exhibitor', id);
  return row;
}
