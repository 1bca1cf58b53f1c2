import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { localeOf } from '@dswine/shared/contract/locales';
import { plainValue } from '@dswine/shared/form/field-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { notFound } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { readReference } from '../../taking-part/submissions/reference.ts';
import { page } from '../desk-page.ts';
import { requireStaff, type DeskDependencies, audit } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { submissionPage } from './submission-page.ts';
import { answerDrafts } from './submissions-page.ts';

const maxAnswerLength = 5000;
type Route = { Params: { reference: string } };
type Change = {
  request: FastifyRequest;
  reply: FastifyReply;
  row: SubmissionRow;
  action: string;
  /** The path to redirect to. */
  done: string;
};

type Shown = Omit<Parameters<typeof submissionPage>[0], 'database' | 'now'>;

export function submissionRoutes(dependencies: DeskDependencies): void {
  const { desk, database, now, clock } = dependencies;
  const show = async (reply: FastifyReply, shown: Shown, message?: string) => {
    const body = await submissionPage({ ...shown, database, now: now() });
    return message === undefined ? page(reply, body) : page(reply, { ...body, message }, 422);
  };
  desk.get<Route>('/submissions/:reference', async (request, reply) => {
    const row = await requireSubmission(database, request.params.reference);
    const { draft } = fieldsOf(request.query);
    const staff = requireStaff(request);
    return show(reply, { staff, row, typed: draftOf(row, draft) });
  });

  desk.post<Route>('/submissions/:reference/answer', async (request, reply) => {
    const staff = requireStaff(request);
    const row = await requireSubmission(database, request.params.reference);
    const text = plainValue(fieldsOf(request.body)['text'] ?? '', { lines: true });
    const recipient = row.email;
    if (text === '' || text.length > maxAnswerLength || recipient === null) {
      const message = `請填寫內容，最多 ${maxAnswerLength} 字 / Please write something, at most ${maxAnswerLength} characters`;
      return show(reply, { staff, row, typed: text }, message);
    }
    const done = `/desk/submissions/${row.reference}?said=answered`;
    const locale = localeOf(row.locale);
    const mail = { kind: 'submission-answer', recipient, locale, data: { id: row.id, text } };
    const answer: Change = { request, reply, row, action: 'answer', done };
    return change(dependencies, answer, async (transaction) => {
      await putMail(transaction, mail, new Date(clock.now()));
      await markAnswered(transaction, row.id);
    });
  });

  desk.post<Route>('/submissions/:reference/answered', async (request, reply) => {
    const row = await requireSubmission(database, request.params.reference);
    const done = `/desk/submissions/${row.reference}?said=marked`;
    return change(
      dependencies,
      { request, reply, row, action: 'mark as answered', done },
      (transaction) => markAnswered(transaction, row.id),
    );
  });

  desk.post<Route>('/submissions/:reference/delete', async (request, reply) => {
    const staff = requireStaff(request);
    const row = await requireSubmission(database, request.params.reference);
    if (fieldsOf(request.body)['sure'] !== 'yes') {
      const message = '請勾選確認後再刪除 / Please tick the box before you delete';
      return show(reply, { staff, row }, message);
    }
    const done = '/desk?said=deleted';
    return change(dependencies, { request, reply, row, action: 'delete', done }, (transaction) =>
      eraseSubmission(transaction, row.id, now()),
    );
  });
}

/** The draft of an answer, in the language of the submission. */
function draftOf(row: SubmissionRow, draft: string | undefined): string | undefined {
  const text = answerDrafts(row)[Number(draft)]?.text;
  return text && inLocale(text, localeOf(row.locale));
}

/** Changes a submission and records the action in one transaction, then redirects. */
async function change(
  dependencies: DeskDependencies,
  { request, reply, row, action, done }: Change,
  work: (transaction: Database) => Promise<void>,
): Promise<FastifyReply> {
  await dependencies.database.transaction().execute(async (transaction) => {
    await work(transaction);
    await audit(dependencies, request, { action, subject: row.reference }, transaction);
  });
  return reply.redirect(done, 303);
}

export async function requireSubmission(database: Database, typed: string): Promise<SubmissionRow> {
  const reference = readReference(typed);
  const row =
    reference === undefined
      ? undefined
      : await database
          .selectFrom('submissions')
          .selectAll()
          .where('reference', '=', reference)
          .where('state', '!=', 'deleted')
          .executeTakeFirst();
  if (!row) throw notFound('submission');
  return row;
}

export async function markAnswered(database: Database, id: string): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ state: 'answered' })
    .where('id', '=', id)
    .execute();
}
