import { ExhibitorInquiries } from '@dswine/shared/contract/exhibitor-inquiries';
import { localeOf } from '@dswine/shared/contract/locales';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  answerInquiryForm,
  handOverForm,
  newFeedForm,
} from '@dswine/shared/fair/forms/exhibitor-inquiry-answers';
import { Type } from 'typebox';
import { requireEdition } from '../../content/editions/edition.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { markAnswered } from '../../desk/submissions/submission.routes.ts';
import {
  fieldError,
  notFound,
  ownDataSchema,
  pageQuery,
  paginationOf,
} from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { limits } from '../../policies.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { endLinks, openLink } from '../access-links/access-links.ts';
import { findDesk, ofDesk, type OpenDesk } from '../exhibitor-desk/exhibitor-of-desk.ts';
import { listMembers } from '../exhibitor-desk/members.repository.ts';
import { formRoute } from '../submissions/create-submission.ts';
import { changeDesk } from '../exhibitor-desk/change-desk.ts';
import {
  addStep,
  appointmentsOf,
  countInquiries,
  findInquiry,
  listInquiries,
  stepsOf,
} from './inquiries.repository.ts';
import { viewInquiry, viewSummary } from './inquiry-view.ts';
import { leadRoutes } from './leads.routes.ts';

/** What visitors sent to an exhibitor: its team reads, answers and hands it over. */
export async function exhibitorInquiryDeskRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  readRoute(app, dependencies);
  answerRoute(app, dependencies);
  handOverRoute(app, dependencies);
  feedRoute(app, dependencies);
  leadRoutes(app, dependencies);
}

const pageSize = 30;

function readRoute(app: Organiser, dependencies: Dependencies): void {
  const { database, now } = dependencies;
  app.get('/ExhibitorDesk/Inquiries/:code', { schema: readSchema }, async (request) => {
    await requireEdition(database, request.params.code);
    const { Lang: locale, Page, Reference } = request.query;
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string') return { Code: 200, Data: {} };
    const appointments = await appointmentsOf(database, desk);
    const appointmentOf = ({ id }: SubmissionRow) => appointments.get(id);
    if (Reference !== undefined) {
      const row = await requireInquiry(database, desk, Reference);
      const steps = (await stepsOf(database, [row.id])).get(row.id) ?? [];
      const inquiry = { row, appointment: appointmentOf(row), steps };
      const seen = { all: appointments.values(), locale, now: now() };
      const Inquiry = await viewInquiry(database, inquiry, seen);
      if (!inquiry.appointment) return { Code: 200, Data: { Inquiry } };
      // As a mail does: the page of the appointment has all answers.
      const link = { purpose: 'appointment-desk', subject: inquiry.appointment.id } as const;
      const Key = await openLink(database, link, now());
      return { Code: 200, Data: { Inquiry: { ...Inquiry, Key } } };
    }
    const pages = paginationOf(await countInquiries(database, desk), { Page, PageSize: pageSize });
    const rows = await listInquiries(database, desk, { size: pageSize, page: Page });
    const steps = await stepsOf(
      database,
      rows.map(({ id }) => id),
    );
    const Items = rows.map((row) =>
      viewSummary({ row, appointment: appointmentOf(row), steps: steps.get(row.id) ?? [] }, now()),
    );
    return { Code: 200, Data: { List: { ...pages, Items } } };
  });
}

async function requireInquiry(
  database: Database,
  desk: OpenDesk,
  reference: string,
): Promise<SubmissionRow> {
  const row = await findInquiry(database, desk, reference);
  if (!row) throw notFound('submission', reference);
  return row;
}

function answerRoute(app: Organiser, dependencies: Dependencies): void {
  const call = {
    path: '/ExhibitorDesk/Answer/:code',
    summary: 'Answers a visitor by mail, in the name of the exhibitor',
    form: answerInquiryForm,
    longest: 8000,
    ...ofDesk,
  };
  formRoute(app, dependencies, call, ({ values, request }) => {
    const counted = { request, limit: limits.answersOfDesk };
    return changeDesk(dependencies, counted, async ({ transaction, desk, at, record }) => {
      const row = await requireInquiry(transaction, desk, values.Inquiry);
      if (row.email === null) throw fieldError('Text', 'wrong', noAddress);
      const step = { kind: 'answer', to_member: null, to_name: null, text: values.Text } as const;
      const by = { submission_id: row.id, member_name: desk.name };
      await addStep(transaction, { ...step, ...by }, at);
      await markAnswered(transaction, row.id);
      await record('answer');
      const data = { id: row.id, text: values.Text, member: desk.memberId };
      const mail = { kind: 'inquiry-answer', recipient: row.email, data };
      await putMail(transaction, { ...mail, locale: localeOf(row.locale) }, at);
    });
  });
}

function handOverRoute(app: Organiser, dependencies: Dependencies): void {
  const call = {
    path: '/ExhibitorDesk/HandOver/:code',
    summary: 'Hands an inquiry over to a member of the desk, who is told by mail',
    form: handOverForm,
    longest: 2000,
    ...ofDesk,
  };
  formRoute(app, dependencies, call, ({ values, request }) => {
    const counted = { request, limit: limits.answersOfDesk };
    return changeDesk(dependencies, counted, async ({ transaction, desk, at, record }) => {
      const row = await requireInquiry(transaction, desk, values.Inquiry);
      const members = await listMembers(transaction, desk);
      const to = members.find(({ id }) => id === values.Member);
      if (!to) throw fieldError('Member', 'wrong', noMember);
      const step = { kind: 'hand-over', to_member: to.id, to_name: to.name } as const;
      const by = { submission_id: row.id, member_name: desk.name, text: values.Note };
      await addStep(transaction, { ...step, ...by }, at);
      await record('hand-over');
      if (to.id === desk.memberId) return;
      const data = { id: row.id, member: to.id };
      const mail = { kind: 'inquiry-handed', recipient: to.email, data };
      await putMail(transaction, { ...mail, locale: localeOf(to.locale) }, at);
    });
  });
}

/** The calendar of a member. */
function feedRoute(app: Organiser, dependencies: Dependencies): void {
  const { now } = dependencies;
  const feed = {
    path: '/ExhibitorDesk/Feed/:code',
    summary: "A new secret address of the member's calendar. The one before ends",
    form: newFeedForm,
    data: Type.Object({ Feed: Type.String() }),
    ...ofDesk,
  };
  formRoute(app, dependencies, feed, ({ code, request }) =>
    changeDesk(dependencies, { request }, async ({ transaction, desk: { memberId } }) => {
      const { EndDate: lastDay } = await requireEdition(transaction, code);
      const purpose = 'desk-calendar';
      await endLinks(transaction, memberId, purpose);
      const link = { purpose, subject: memberId, lastDay } as const;
      return { Feed: await openLink(transaction, link, now()) };
    }),
  );
}

const noAddress = '對方沒有留下電子郵件 / The visitor has given no email address';
const noMember =
  '沒有這位成員，可能已被移除 / There is no such member, or the access has been ended';
const readSchema = ownDataSchema({
  summary: 'What visitors sent to the exhibitor whose desk the key of a link opens',
  access: deskAccess,
  data: ExhibitorInquiries,
  query: {
    Page: pageQuery(pageSize).Page,
    Reference: Type.Optional(Type.String({ maxLength: 40 })),
  },
});
