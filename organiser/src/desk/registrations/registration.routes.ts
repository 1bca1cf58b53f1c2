import { localeOf } from '@dswine/shared/contract/locales';
import { splitValues } from '@dswine/shared/form/join-values';
import { requireEdition } from '../../content/editions/edition.ts';
import { notFound } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import type { FastifyRequest } from 'fastify';
import {
  decide,
  findRegistration,
  listRegistrations,
  type Registration,
} from '../../taking-part/visitor-registration/registrations.repository.ts';
import { tickedRows } from '../desk-list.ts';
import { taipei, page } from '../desk-page.ts';
import {
  requireStaff,
  type DeskDependencies,
  audit,
  exportRoute,
  chooseEdition,
} from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { type Table } from '../send-table.ts';
import { requireSubmission } from '../submissions/submission.routes.ts';
import { filterRegistrations, readRegistrationFilter } from './registration-filter.ts';
import { registrationsPage } from './registrations-page.ts';

const answers = { approve: 'registered', decline: 'declined' } as const;

/** The registrations of visitors: list, table, and the approval of those that wait for it. */
export function registrationRoutes(dependencies: DeskDependencies): void {
  listRoutes(dependencies);
  answerRoutes(dependencies);
}

function listRoutes(dependencies: DeskDependencies): void {
  const { desk, database } = dependencies;
  desk.get('/registrations', async (request, reply) => {
    const { code, field } = await chooseEdition(dependencies, request.query);
    const edition = await requireEdition(database, code);
    const filter = readRegistrationFilter(request.query);
    const all = await listRegistrations(database, code);
    const chosen = filterRegistrations(all, filter);
    const staff = requireStaff(request);
    return page(reply, registrationsPage({ staff, edition, field, all, chosen, filter }));
  });

  exportRoute(dependencies, '/registrations', async ({ query }) => {
    const { code } = await chooseEdition(dependencies, query);
    const all = await listRegistrations(database, code);
    const rows = filterRegistrations(all, readRegistrationFilter(query));
    return { subject: `${rows.length} registrations ${code}`, table: tableOf(rows) };
  });
}

const typed = ['Name', 'Company', 'Role', 'Country', 'Email'];

function tableOf(rows: readonly Registration[]): Table {
  const head = ['Edition', 'Reference', 'Kind', 'State', 'Days', 'Registered', 'Language'];
  return [
    [...head, ...typed],
    ...rows.map((row) => {
      const fields = JSON.parse(row.data) as Record<string, string>;
      return [
        ...[row.edition, row.reference, row.audience, row.state],
        ...[splitValues(row.days).join(' '), taipei(row.created_at), row.locale],
        ...typed.map((name) => fields[name] ?? ''),
      ];
    }),
  ];
}

function answerRoutes(dependencies: DeskDependencies): void {
  const { desk, database, clock } = dependencies;
  /** Decides on one, and mails the answer. Returns false when it was not waiting. */
  async function answer(
    transaction: Database,
    request: FastifyRequest,
    { reference, action }: { reference: string; action: keyof typeof answers },
  ): Promise<boolean> {
    const now = new Date(clock.now());
    const { id, email, locale, edition } = await requireSubmission(transaction, reference);
    if (email === null || !(await findRegistration(transaction, id))) throw notFound('submission');
    if (!(await decide(transaction, id, answers[action], now))) return false;
    const subject = `${reference} ${edition}`;
    await audit(dependencies, request, { action: `${action} registration`, subject }, transaction);
    const mail = { kind: 'badge', recipient: email, data: { id } };
    await putMail(transaction, { ...mail, locale: localeOf(locale) }, now);
    return true;
  }
  const listAfter = (done: boolean) => `/desk/registrations?said=${done ? 'decided' : 'nothing'}`;

  desk.post('/registrations', async (request, reply) => {
    const done = await database.transaction().execute(async (transaction) => {
      let number = 0;
      for (const reference of tickedRows(request.body))
        if (await answer(transaction, request, { reference, action: 'approve' })) number += 1;
      return number > 0;
    });
    return reply.redirect(listAfter(done), 303);
  });

  desk.post<{ Params: { reference: string } }>(
    '/registrations/:reference',
    async (request, reply) => {
      const { reference } = request.params;
      const action = fieldsOf(request.body)['do'];
      if (action !== 'approve' && action !== 'decline') throw notFound('submission');
      const done = await database
        .transaction()
        .execute((transaction) => answer(transaction, request, { reference, action }));
      return reply.redirect(listAfter(done), 303);
    },
  );
}
