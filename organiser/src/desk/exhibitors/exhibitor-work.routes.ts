import { dayOf } from '@dswine/shared/fair/texts/dates';
import { localeOf } from '@dswine/shared/contract/locales';
import type { FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { loadTasks } from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { listMembers } from '../../taking-part/exhibitor-desk/members.repository.ts';
import {
  listOrders,
  listSentOrders,
} from '../../taking-part/exhibitor-orders/orders.repository.ts';
import { tickedRows } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { audit, exportRoute, requireStaff, type DeskDependencies, said } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { readFilter } from './exhibitor-search.ts';
import {
  exhibitorWorkPage,
  filterWork,
  oneExhibitorWorkPage,
  openOf,
  workTable,
  type Work,
} from './exhibitor-work-page.ts';

const messages: Readonly<Record<string, string>> = {
  reminded: '提醒信已排入寄送 / The reminders are on their way',
  nothing:
    '沒有需要提醒的參展商，或今天已提醒過 / There is no exhibitor to remind, or all were reminded today',
  ticked: '已更新 / Changed',
};

/**
 * What exhibitors of the present edition have done: list, table, reminders, and ticks by staff.
 */
export function exhibitorWorkRoutes(dependencies: DeskDependencies): void {
  listRoutes(dependencies);
  oneRoutes(dependencies);
}

const today = ({ now }: Pick<DeskDependencies, 'now'>) => dayOf(now().toISOString());

function listRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;
  desk.get('/work', async (request, reply) => {
    const message = said(request, messages);
    const seen = { staff: requireStaff(request), message, today: today(dependencies) };
    const all = await listWork(database, edition);
    const filter = readFilter(request.query);
    return page(reply, exhibitorWorkPage({ ...seen, all, filter }));
  });

  exportRoute(dependencies, '/work', async ({ query }) => {
    const all = await listWork(database, edition);
    const rows = filterWork(all, readFilter(query), today(dependencies));
    return { subject: `progress of ${rows.length} exhibitors ${edition}`, table: workTable(rows) };
  });

  desk.post('/work', async (request, reply) => {
    const ticked = new Set(tickedRows(request.body));
    const at = new Date(clock.now());
    const number = await database.transaction().execute(async (transaction) => {
      const all = await listWork(transaction, edition);
      let reminded = 0;
      for (const work of all.filter(({ exhibitor }) => ticked.has(exhibitor.Id)))
        if (await remind(dependencies, transaction, { request, work, at })) reminded += 1;
      const subject = `${edition} ${reminded} exhibitors`;
      if (reminded > 0)
        await audit(dependencies, request, { action: 'remind', subject }, transaction);
      return reminded;
    });
    return reply.redirect(`/desk/work?said=${number > 0 ? 'reminded' : 'nothing'}`, 303);
  });
}

/** Reminds the members of one exhibitor, at most once a day by the real clock. */
async function remind(
  { exhibitionCode: edition }: DeskDependencies,
  transaction: Database,
  { request, work, at }: { request: FastifyRequest; work: Work; at: Date },
): Promise<boolean> {
  const { exhibitor } = work;
  const members = await listMembers(transaction, { edition, exhibitorId: exhibitor.Id });
  if (members.length === 0 || openOf(work).length === 0) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('exhibitor_marks')
    .values({
      ...{ edition, exhibitor_id: exhibitor.Id, kind: 'reminded' },
      subject: dayOf(at.toISOString()),
      ...{ staff: requireStaff(request).name, at: at.toISOString() },
    })
    .onConflict((mark) => mark.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  for (const { id: member, email: recipient, locale } of members) {
    const mail = { kind: 'desk-reminder', recipient, locale: localeOf(locale) };
    await putMail(transaction, { ...mail, data: { member } }, at);
  }
  return true;
}

function oneRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;
  type OfExhibitor = { Params: { id: string } };
  desk.get<OfExhibitor>('/work/:id', async (request, reply) => {
    const work = await requireWork(database, edition, request.params.id);
    const orders = await listOrders(database, { edition, exhibitorId: work.exhibitor.Id });
    const message = said(request, messages);
    const seen = { staff: requireStaff(request), message, today: today(dependencies) };
    return page(reply, oneExhibitorWorkPage({ ...seen, work, orders }));
  });

  desk.post<OfExhibitor>('/work/:id', async (request, reply) => {
    const { do: action, deadline = '' } = fieldsOf(request.body);
    if (action !== 'met' && action !== 'undo')
      throw new HttpError(400, '沒有這個動作 / There is no such action');
    await database.transaction().execute(async (transaction) => {
      const { exhibitor, tasks } = await requireWork(transaction, edition, request.params.id);
      if (!tasks.some((task) => task.deadline.Id === deadline)) throw notFound('deadline');
      const mark = { edition, exhibitor_id: exhibitor.Id, kind: 'met', subject: deadline } as const;
      const { name: staff } = requireStaff(request);
      if (action === 'met')
        await transaction
          .insertInto('exhibitor_marks')
          .values({ ...mark, staff, at: new Date(clock.now()).toISOString() })
          .onConflict((same) => same.doNothing())
          .execute();
      else
        await transaction
          .deleteFrom('exhibitor_marks')
          .where(({ and }) => and(mark))
          .execute();
      const subject = `${edition} exhibitor/${exhibitor.Id} deadline/${deadline}`;
      const step = { action: action === 'met' ? 'tick off' : 'undo tick', subject };
      await audit(dependencies, request, step, transaction);
    });
    return reply.redirect(`/desk/work/${request.params.id}?said=ticked`, 303);
  });
}

async function requireWork(database: Database, edition: string, id: string): Promise<Work> {
  const work = (await listWork(database, edition)).find(({ exhibitor }) => exhibitor.Id === id);
  if (!work) throw notFound('exhibitor', id);
  return work;
}

async function listWork(database: Database, edition: string): Promise<Work[]> {
  const { tasks, metBy } = await loadTasks(database, edition);
  const orders = await listSentOrders(database, edition);
  const members = Map.groupBy(
    await listMembers(database, { edition }),
    ({ exhibitor_id }) => exhibitor_id,
  );
  const marks = await database
    .selectFrom('exhibitor_marks')
    .select(['exhibitor_id', 'subject'])
    .where('edition', '=', edition)
    .where('kind', '=', 'reminded')
    .orderBy('subject')
    .execute();
  const reminded = new Map(marks.map(({ exhibitor_id, subject }) => [exhibitor_id, subject]));
  const exhibitors = await listRecords(database, edition, 'exhibitors');
  return exhibitors.map((exhibitor) => ({
    exhibitor,
    tasks: tasks.map((deadline) => ({ deadline, met: metBy(exhibitor.Id, deadline.Id) })),
    order: orders.get(exhibitor.Id),
    members: members.get(exhibitor.Id)?.length ?? 0,
    reminded: reminded.get(exhibitor.Id),
  }));
}
