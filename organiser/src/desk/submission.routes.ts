import { plainValue } from '@dswine/shared/form/field-rules';
import { putMail } from '../outbox/outbox.queries.ts';
import { notFound } from '../http/errors.ts';
import type { Database } from '../store/tables.ts';
import type { SubmissionRow } from '../store/tables/submissions.ts';
import { readReference } from '../submissions/reference.ts';
import { recordAction } from '../audit/actions.queries.ts';
import { applicationsOf } from './desk-applications.repository.ts';
import { requireStaff, page, type DeskDependencies } from './desk-parts.ts';
import { eraseExpired, eraseSubmission } from '../erasure/erase-submission.ts';
import { fieldsOf } from './fields-of.ts';
import { countSubmissions, listSubmissions, pageSize, readFilter } from './submission-filter.ts';
import { submissionPage } from './submission-page.ts';
import { recordNames } from './record-names.ts';
import { subjectsOf } from './submission-subject.ts';
import { submissionsPage, type ListedSubmission } from './submissions-page.ts';
import { submissionsCsv } from './submissions-csv.ts';

const maxAnswerLength = 5000;

export function submissionRoutes(dependencies: DeskDependencies): void {
  listRoutes(dependencies);
  detailRoutes(dependencies);
}

function listRoutes({ desk, database, now }: DeskDependencies): void {
  desk.get('/', async (request, reply) => {
    const filter = readFilter(request.query as Record<string, unknown>);
    const { said } = request.query as { said?: unknown };
    const rows = await listSubmissions(database, filter, {
      offset: (filter.page - 1) * pageSize,
      size: pageSize,
    });
    const total = await countSubmissions(database, filter);
    const listed = await describeRows(database, rows);
    const editions = await listEditions(database);
    return page(
      reply,
      submissionsPage({
        staff: requireStaff(request),
        filter,
        editions,
        rows: listed,
        total,
        message: sentences.get(String(said)) ?? '',
      }),
    );
  });

  desk.get('/submissions.csv', async (request, reply) => {
    const staff = requireStaff(request);
    const filter = readFilter(request.query as Record<string, unknown>);
    const rows = await listSubmissions(database, filter);
    await recordAction(database, {
      staff: staff.name,
      action: 'export',
      subject: `${rows.length} submissions`,
      detail: '',
    });
    return reply
      .header('content-disposition', 'attachment; filename="submissions.csv"')
      .type('text/csv; charset=utf-8')
      .send(await submissionsCsv(database, rows));
  });

  desk.post('/expired', async (request, reply) => {
    const staff = requireStaff(request);
    const erased = await eraseExpired(database, now());
    const detail = `${erased.length} past their retention date`;
    await recordAction(database, {
      staff: staff.name,
      action: 'delete',
      subject: erased.join(' '),
      detail,
    });
    return reply.redirect('/desk?said=expired', 303);
  });
}

function detailRoutes({ desk, database, now }: DeskDependencies): void {
  desk.get<{ Params: { reference: string } }>('/submissions/:reference', async (request, reply) => {
    const row = await required(database, request.params.reference);
    const { said } = request.query as { said?: unknown };
    return page(
      reply,
      await submissionPage({
        database,
        staff: requireStaff(request),
        row,
        message: sentences.get(String(said)),
      }),
    );
  });

  desk.post<{ Params: { reference: string } }>(
    '/submissions/:reference/answer',
    async (request, reply) => {
      const staff = requireStaff(request);
      const row = await required(database, request.params.reference);
      const text = plainValue(fieldsOf(request.body)['text'] ?? '', { lines: true });
      if (text === '' || text.length > maxAnswerLength || row.email === null) {
        const message = `請填寫內容，最多 ${maxAnswerLength} 字 / Please write something, at most ${maxAnswerLength} characters`;
        return page(
          reply,
          await submissionPage({ database, staff, row, message, typed: text }),
          422,
        );
      }
      const { email } = row;
      await database.transaction().execute(async (transaction) => {
        const locale = row.locale === 'en' ? 'en' : 'tw';
        await putMail(transaction, {
          kind: 'submission-answer',
          recipient: email,
          locale,
          data: { id: row.id, text },
        });
        await markAnswered(transaction, row.id);
        await recordAction(transaction, {
          staff: staff.name,
          action: 'answer',
          subject: row.reference,
          detail: '',
        });
      });
      return reply.redirect(`/desk/submissions/${row.reference}?said=answered`, 303);
    },
  );

  desk.post<{ Params: { reference: string } }>(
    '/submissions/:reference/answered',
    async (request, reply) => {
      const staff = requireStaff(request);
      const row = await required(database, request.params.reference);
      await database.transaction().execute(async (transaction) => {
        await markAnswered(transaction, row.id);
        await recordAction(transaction, {
          staff: staff.name,
          action: 'mark as answered',
          subject: row.reference,
          detail: '',
        });
      });
      return reply.redirect(`/desk/submissions/${row.reference}?said=marked`, 303);
    },
  );

  desk.post<{ Params: { reference: string } }>(
    '/submissions/:reference/delete',
    async (request, reply) => {
      const staff = requireStaff(request);
      const row = await required(database, request.params.reference);
      if (fieldsOf(request.body)['sure'] !== 'yes') {
        const message = '請勾選確認後再刪除 / Please tick the box before you delete';
        return page(reply, await submissionPage({ database, staff, row, message }), 422);
      }
      await database.transaction().execute(async (transaction) => {
        await eraseSubmission(transaction, row.id, now());
        await recordAction(transaction, {
          staff: staff.name,
          action: 'delete',
          subject: row.reference,
          detail: '',
        });
      });
      return reply.redirect('/desk?said=deleted', 303);
    },
  );
}

const sentences = new Map([
  ['answered', '回覆已排入寄送 / The answer is on its way'],
  ['marked', '已標示為已回覆 / Marked as answered'],
  ['deleted', '已刪除 / Deleted'],
  ['expired', '已刪除所有過期的來信 / Everything past its retention date is deleted'],
]);

async function describeRows(
  database: Database,
  rows: SubmissionRow[],
): Promise<ListedSubmission[]> {
  const names = recordNames(database);
  const applications = await applicationsOf(database, rows);
  const listed: ListedSubmission[] = [];
  for (const row of rows) {
    const application = applications.get(row.id);
    listed.push({ row, application, subjects: await subjectsOf(names, row, application) });
  }
  return listed;
}

async function listEditions(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('edition')
    .distinct()
    .orderBy('edition')
    .execute();
  return rows.map(({ edition }) => edition);
}

async function required(database: Database, typed: string): Promise<SubmissionRow> {
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

async function markAnswered(database: Database, id: string): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ state: 'answered' })
    .where('id', '=', id)
    .execute();
}
