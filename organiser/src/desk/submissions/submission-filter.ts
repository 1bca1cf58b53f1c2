import type { Database, SubmissionRow } from '../../store/tables.ts';
import { readReference } from '../../taking-part/submissions/reference.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { readPage } from '../desk-list.ts';

/** The filter of the submissions list. `find` is a complete reference or e-mail address. */
export type SubmissionFilter = {
  kind: string;
  state: string;
  edition: string;
  find: string;
  from: string;
  to: string;
  page: number;
};
export const pageSize = 50;

export function readFilter(query: Readonly<Record<string, unknown>>): SubmissionFilter {
  const text = (name: string) =>
    typeof query[name] === 'string' ? query[name].trim().slice(0, 200) : '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    kind: text('kind'),
    state: text('state'),
    edition: /^[\w-]{1,40}$/u.test(text('edition')) ? text('edition') : '',
    find: text('find'),
    from: day('from'),
    to: day('to'),
    page: readPage(query['page']),
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00+08:00`));

/** Submissions, newest first. Returns all of them without `limit`. */
export async function listSubmissions(
  database: Database,
  filter: SubmissionFilter,
  limit?: { offset: number; size: number },
): Promise<SubmissionRow[]> {
  const found = chosen(database, filter).selectAll().orderBy('created_at', 'desc').orderBy('id');
  return limit ? found.limit(limit.size).offset(limit.offset).execute() : found.execute();
}

export async function countSubmissions(
  database: Database,
  filter: SubmissionFilter,
): Promise<number> {
  const row = await chosen(database, filter)
    .select((count) => count.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(row.number);
}

function chosen(database: Database, { kind, state, edition, find, from, to }: SubmissionFilter) {
  let rows = database.selectFrom('submissions').where('state', '!=', 'deleted');
  if (kind) rows = rows.where('kind', '=', kind);
  if (state === 'new' || state === 'answered') rows = rows.where('state', '=', state);
  if (edition) rows = rows.where('edition', '=', edition);
  if (from) rows = rows.where('created_at', '>=', new Date(`${from}T00:00:00+08:00`).toISOString());
  if (to) rows = rows.where('created_at', '<=', new Date(`${to}T23:59:59.999+08:00`).toISOString());
  const reference = readReference(find);
  if (find)
    rows = reference
      ? rows.where('reference', '=', reference)
      : rows.where('email', '=', plainEmail(find));
  return rows;
}
