import {
  findById,
  type ApplicationDetails,
  findAnnounced,
  type Line,
} from '../../taking-part/applications/applications.repository.ts';
import {
  placeApplication,
  requeueApplication,
  withdrawApplication,
} from '../../taking-part/applications/fill-places.ts';
import { findEntry } from '../../content/editions/edition.ts';
import { notFound } from '../../http/responses.ts';
import { findRevision } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import { applicationsTable } from './applications-table.ts';
import { listApplications, listEventLines } from './desk-applications.repository.ts';
import { readPage } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { type DeskDependencies, audit, exportRoute, chooseEdition } from '../desk-parts.ts';
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

export function applicationRoutes(dependencies: DeskDependencies): void {
  eventRoutes(dependencies);
  exportRoutes(dependencies);
  const { desk, database, now } = dependencies;

  desk.post<{ Params: { id: string } }>('/applications/:id', async (request, reply) => {
    const move = moves[fieldsOf(request.body)['do'] ?? ''];
    const row = await findById(database, request.params.id);
    if (!row || !move) throw notFound('submission');
    const outcome = await database.transaction().execute(async (transaction) => {
      const changed = await move.act(transaction, row.id, now());
      if (changed === 'alone') return 'alone';
      if (changed === undefined) return 'ended';
      const subject = `${row.reference} ${row.edition} event/${row.entry}`;
      await audit(dependencies, request, { action: move.action, subject }, transaction);
      return 'moved';
    });
    return reply.redirect(`/desk/events/${row.edition}/${row.entry}?said=${outcome}`, 303);
  });
}

function eventRoutes(dependencies: DeskDependencies): void {
  const { desk, database } = dependencies;
  desk.get('/events', async (request, reply) => {
    const { code: edition, field } = await chooseEdition(dependencies, request.query);
    const names = recordNames(database);
    const rows: EventRow[] = [];
    for (const line of await listEventLines(database, edition)) {
      const { title, start, record } = await names.event(edition, line.entry);
      rows.push({ ...line, title, start, capacity: record?.Capacity });
    }
    return page(reply, eventsPage({ edition, field, rows }));
  });

  desk.get<{ Params: Line }>('/events/:edition/:entry', async (request, reply) => {
    const { edition, entry } = request.params;
    const names = recordNames(database);
    const { title, start, record } = await names.event(edition, entry);
    if (!record) throw notFound('event', entry);
    const { state = '', page: requested } = fieldsOf(request.query);
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
    const shown = eventPage({
      event: { ...facts, capacity: record.Capacity },
      rows,
      state,
      page: readPage(requested),
    });
    return page(reply, shown);
  });
}

function exportRoutes(dependencies: DeskDependencies): void {
  const { database } = dependencies;
  const tableFor = async (of: Pick<Line, 'edition'> & Partial<Line>) => {
    const rows = await listApplications(database, of);
    const event = of.entry === undefined ? '' : ` event/${of.entry}`;
    return {
      subject: `${rows.length} applications ${of.edition}${event}`,
      table: await applicationsTable(recordNames(database), rows),
    };
  };
  exportRoute<Line>(dependencies, '/events/:edition/applications', async ({ params }) => {
    const { edition } = params;
    if ((await findRevision(database, edition)) === undefined) throw notFound('edition', edition);
    return tableFor({ edition });
  });
  exportRoute<Line>(dependencies, '/events/:edition/:entry/applications', async ({ params }) => {
    const { edition, entry } = params;
    const announcedOrCurrent =
      (await findAnnounced(database, params)) ?? (await findEntry(database, edition, entry));
    if (!announcedOrCurrent) throw notFound('event', entry);
    return tableFor(params);
  });
}
