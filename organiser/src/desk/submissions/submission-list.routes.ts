import { eraseExpired } from '../../accounts/erasure/erase-submission.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { applicationOf } from './desk-applications.repository.ts';
import { tickedRows } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { requireStaff, type DeskDependencies, audit, exportRoute } from '../desk-parts.ts';
import { recordNames } from '../record-names.ts';
import { countSubmissions, listSubmissions, pageSize, readFilter } from './submission-filter.ts';
import { markAnswered, requireSubmission } from './submission.routes.ts';
import { subjectsOf } from './submission-subject.ts';
import { submissionsTable } from './submissions-table.ts';
import { submissionsPage, type Kinded, type ListedSubmission } from './submissions-page.ts';

/** In the filter of the list. */
const MAX_TEAM_FORMS = 200;

export function submissionListRoutes(dependencies: DeskDependencies): void {
  const { desk, database, now, siteUrl } = dependencies;
  desk.get('/', async (request, reply) => {
    const filter = readFilter(request.query as Record<string, unknown>);
    const rows = await listSubmissions(database, filter, {
      offset: (filter.page - 1) * pageSize,
      size: pageSize,
    });
    const total = await countSubmissions(database, filter);
    const listed = await describeRows(database, rows);
    const editions = await listEditions(database);
    const teamForms = await listTeamForms(database);
    return page(
      reply,
      submissionsPage({
        staff: requireStaff(request),
        filter,
        editions,
        teamForms,
        rows: listed,
        total,
      }),
    );
  });

  exportRoute(dependencies, '/submissions', async ({ query }) => {
    const rows = await listSubmissions(database, readFilter(query as Record<string, unknown>));
    const table = await submissionsTable(database, rows, siteUrl);
    return { subject: `${rows.length} submissions`, table };
  });

  desk.post('/answered', async (request, reply) => {
    await database.transaction().execute(async (transaction) => {
      for (const ticked of tickedRows(request.body)) {
        const { id, reference: subject } = await requireSubmission(transaction, ticked);
        await markAnswered(transaction, id);
        await audit(dependencies, request, { action: 'mark as answered', subject }, transaction);
      }
    });
    return reply.redirect('/desk?said=marked', 303);
  });

  desk.post('/expired', async (request, reply) => {
    const erased = await eraseExpired(database, now());
    const detail = `${erased.length} past their retention date`;
    await audit(dependencies, request, { action: 'delete', subject: erased.join(' '), detail });
    return reply.redirect('/desk?said=expired', 303);
  });
}

async function describeRows(
  database: Database,
  rows: SubmissionRow[],
): Promise<ListedSubmission[]> {
  const names = recordNames(database);
  const listed: ListedSubmission[] = [];
  for (const row of rows) {
    const application = await applicationOf(database, row);
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

/** The forms of teams that were sent, of each one a definition. */
async function listTeamForms(database: Database): Promise<Kinded[]> {
  return database
    .selectFrom('submissions')
    .select(['kind', (row) => row.fn.max('definition').as('definition')])
    .where('definition', 'is not', null)
    .groupBy('kind')
    .orderBy('kind')
    .limit(MAX_TEAM_FORMS)
    .execute();
}
