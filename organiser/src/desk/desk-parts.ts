import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/responses.ts';
import type { Organiser, Dependencies } from '../dependencies.ts';
import type { Database } from '../store/tables.ts';
import type { StaffRow } from '../store/tables/desk.ts';
import { recordAction, type DeskAction } from './audit/actions.queries.ts';
import { fieldsOf } from './fields-of.ts';
import { recordNames } from './record-names.ts';
import type { SignedIn } from './staff/staff.queries.ts';
import { sendTable, tableFormats, type Table } from './send-table.ts';
import { both } from './html.ts';

export type DeskDependencies = Dependencies & { desk: Organiser; cookie: DeskCookie };
export type DeskCookie = {
  read: (request: FastifyRequest) => string | undefined;
  set: (request: FastifyRequest, reply: FastifyReply, token: string) => void;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in staff member. Set for every desk page that requires a login. */
    staff?: SignedIn;
  }
}

/** The logged-in staff member. Throws a 403 `HttpError` when there is none. */
export function requireStaff({ staff }: { staff?: StaffRow }): StaffRow {
  if (!staff) throw new HttpError(403, '請先登入服務臺 / Please log in at the desk first');
  return staff;
}

/** Records what the staff member of a request does, in the transaction that does it. */
export async function audit(
  { database, clock }: Pick<DeskDependencies, 'database' | 'clock'>,
  request: { staff?: StaffRow },
  action: Pick<DeskAction, 'action'> & Partial<DeskAction>,
  transaction: Database = database,
): Promise<void> {
  const entry = { staff: requireStaff(request).name, subject: '', detail: '', ...action };
  await recordAction(transaction, entry, new Date(clock.now()));
}

/** Offers a table for download in each format, named by the end of its path. */
export function exportRoute<Params>(
  dependencies: DeskDependencies,
  path: string,
  load: (request: FastifyRequest<{ Params: Params }>) => Promise<{ subject: string; table: Table }>,
): void {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const format of tableFormats)
    dependencies.desk.get<{ Params: Params }>(`${path}.${format}`, async (request, reply) => {
      const { subject, table } = await load(request);
      await audit(dependencies, request, { action: 'export', subject });
      return sendTable(reply, { name, format, table });
    });
}

/** The edition that a query names, or else the present one, and all of them for a select. */
export async function chooseEdition(
  { database, exhibitionCode }: DeskDependencies,
  query: unknown,
) {
  const names = recordNames(database);
  const options: [code: string, name: string][] = [];
  for (const { edition } of await database
    .selectFrom('content_revisions')
    .select('edition')
    .orderBy('edition', 'desc')
    .execute())
    options.push([edition, `${await names.edition(edition)} (${edition})`]);
  const { edition: requested } = fieldsOf(query);
  const code = options.find(([one]) => one === requested)?.[0] ?? exhibitionCode;
  return {
    code,
    field: { name: 'edition', label: both('展覽', 'Edition'), value: code, options } as const,
  };
}
