import {
  findById,
  type ApplicationDetails,
} from '../../taking-part/applications/applications.repository.ts';
import { findAnnounced, type Line } from '../../taking-part/applications/lines.repository.ts';
import {
  placeApplication,
  requeueApplication,
  withdrawApplication,
} from '../../taking-part/applications/change-application.ts';
import { findEntry } from '../../content/editions/stored-records.ts';
import { notFound } from '../../http/errors.ts';
import type { Database } from '../../store/tables.ts';
import { recordAction } from '../audit/actions.queries.ts';
import { applicationsTable } from './applications-table.ts';
import { sendTable, tableFormats } from '../send-table.ts';
import { listApplications, listEventLines } from './desk-applications.repository.ts';
import { readPage } from '../desk-list.ts';
import { requireStaff, page, type DeskDependencies } from '../desk-parts.ts';
import { eventPage } from './event-page.ts';
import { eventsPage, type EventRow } from './events-page.ts';
import { fieldsOf } from '../fields-of.ts';
import { recordNames } from '../record-names.ts';

type Move = (
  transaction: Database,
  id: string,
  now: Date,
) => Promise<ApplicationDetails | 'alone' | undefined>;

const moves: Readonly<Partial<Record<string, { act: Move; action: string }>>> = {
  place: { act: placeApplication, action: 'give a place' },
  requeue: { act: requeueApplication, action: 'move to the waiting list' },
  withdraw: {
    act: (transaction, id, now) => withdrawApplication(transaction, id, 'staff', now),
    action: 'withdraw application',
  },
};

const sentences = new Map([
  ['moved', '已變更，通知信已排入寄送 / Done, and the email is on its way'],
  ['ended', '這筆報名已結束，沒有變更 / This application has ended: nothing changed'],
  [
    'alone',
    '沒有其他人候補，名額會立刻回到同一人，因此沒有變更 / Nobody else waits and the place would come back at once: nothing changed',
  ],
]);

export function applicationRoutes(dependencies: DeskDependencies): void {
  eventRoutes(dependencies);
  exportRoutes(dependencies);
  const { desk, database, now, clock } = dependencies;

  desk.post<{ Params: { id: string } }>('/applications/:id', async (request, reply) => {
    const staff = requireStaff(request);
    const move = moves[fieldsOf(request.body)['do'] ?? ''];
    const row = await findById(database, request.params.id);
    if (!row || !move) throw notFound('submission');
    const outcome = await database.transaction().execute(async (transaction) => {
      const changed = await move.act(transaction, row.id, now());
      if (changed === 'alone') return 'alone';
      if (changed === undefined) return 'ended';
      const subject = `${row.reference} ${row.edition} event/${row.entry}`;
      const action = { staff: staff.name, action: move.action, subject, detail: '' };
      await recordAction(transaction, action, new Date(clock.now()));
      return 'moved';
    });
    return reply.redirect(`/desk/events/${row.edition}/${row.entry}?said=${outcome}`, 303);
  });
}

function eventRoutes({ desk, database, exhibitionCode }: DeskDependencies): void {
  desk.get('/events', async (request, reply) => {
    const { edition: requested } = fieldsOf(request.query);
    const stored = await database
      .selectFrom('content_revisions')
      .select('edition')
      .orderBy('edition', 'desc')
      .execute();
    const edition = stored.find((row) => row.edition === requested)?.edition ?? exhibitionCode;
    const names = recordNames(database);
    const rows: EventRow[] = [];
    for (const line of await listEventLines(database, edition)) {
      const { title, start, record } = await names.event(edition, line.entry);
      rows.push({ ...line, title, start, capacity: record?.Capacity });
    }
    const editions: { code: string; name: string }[] = [];
    for (const row of stored)
      editions.push({ code: row.edition, name: await names.edition(row.edition) });
    return page(reply, eventsPage({ staff: requireStaff(request), edition, editions, rows }));
  });

  desk.get<{ Params: Line }>('/events/:edition/:entry', async (request, reply) => {
    const { edition, entry } = request.params;
    const names = recordNames(database);
    const { title, start, record } = await names.event(edition, entry);
    if (!record) throw notFound('event', entry);
    const { said = '', state = '', page: requested } = fieldsOf(request.query);
    const rows = await listApplications(database, { edition, entry });
    const removed = (await findEntry(database, edition, entry)) === undefined;
    const place = `${record.Place.tw} / ${record.Place.en}`;
    const facts = {
      edition,
      editionName: await names.edition(edition),
      entry,
      title,
      start,
      place,
      removed,
    };
    const markup = eventPage({
      staff: requireStaff(request),
      message: sentences.get(said),
      event: { ...facts, capacity: record.Capacity },
      rows,
      state,
      page: readPage(requested),
    });
    return page(reply, markup);
  });
}

function exportRoutes({ desk, database, clock }: DeskDependencies): void {
  const tableFor = async (staff: string, of: Pick<Line, 'edition'> & Partial<Line>) => {
    const rows = await listApplications(database, of);
    const event = of.entry === undefined ? '' : ` event/${of.entry}`;
    const subject = `${rows.length} applications ${of.edition}${event}`;
    const action = { staff, action: 'export', subject, detail: '' };
    await recordAction(database, action, new Date(clock.now()));
    return applicationsTable(recordNames(database), rows);
  };

  for (const format of tableFormats) {
    const file = `applications.${format}`;
    desk.get<{ Params: Line }>(`/events/:edition/${file}`, async (request, reply) => {
      const { edition } = request.params;
      const stored = await database
        .selectFrom('content_revisions')
        .select('edition')
        .where('edition', '=', edition)
        .executeTakeFirst();
      if (!stored) throw notFound('edition', edition);
      const table = await tableFor(requireStaff(request).name, { edition });
      return sendTable(reply, { name: 'applications', format, table });
    });

    desk.get<{ Params: Line }>(`/events/:edition/:entry/${file}`, async (request, reply) => {
      const { edition, entry } = request.params;
      const announcedOrCurrent =
        (await findAnnounced(database, { edition, entry })) ??
        (await findEntry(database, edition, entry));
      if (!announcedOrCurrent) throw notFound('event', entry);
      const table = await tableFor(requireStaff(request).name, { edition, entry });
      return sendTable(reply, { name: 'applications', format, table });
    });
  }
}
