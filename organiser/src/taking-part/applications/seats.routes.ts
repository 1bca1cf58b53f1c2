import { Places } from '@dswine/shared/contract/applications';
import { entry as calendarEntry } from '../../content/calendar/calendar.routes.ts';
import type { CalendarRecord } from '../../content/editions/edition.ts';
import type { Localizer } from '../../content/editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { orNothing } from '../../http/expo-schema.ts';
import { readRoute } from '../../content/editions/read-route.ts';
import type { Database } from '../../store/tables.ts';
import { countTaken, countWaiting } from './applications.repository.ts';
import { hasStarted } from './has-started.ts';

export const placeRoutes = [
  readRoute({
    path: '/Event/Places/:code/:id',
    summary: 'The places left at an entry of the calendar',
    data: Places,
    async select({ edition, view, params: { id }, now, dependencies: { database } }) {
      const record = edition.byKey.calendar.get(id);
      if (!record?.Booking || record.Event !== undefined) throw notFound('event', id);
      return [await placesOf(database, view, record, now)];
    },
  }),
  readRoute({
    path: '/Event/EventPlaces/:code/:id',
    summary: 'The places left at all entries of an event: 1 is the run-bar, 2 the KOL programme',
    data: orNothing(Places),
    select({ edition, view, params: { id }, now, dependencies: { database } }) {
      const entries = edition.records.calendar.filter(
        ({ Booking, Event }) => Booking && Event === id,
      );
      if (entries.length === 0 && /^[12]$/u.test(id)) return null;
      if (entries.length === 0) throw notFound('event', id);
      return Promise.all(entries.map((record) => placesOf(database, view, record, now)));
    },
  }),
];

async function placesOf(
  database: Database,
  view: Localizer,
  record: CalendarRecord,
  now: Date,
): Promise<Places[number]> {
  const line = { edition: view.edition.code, entry: record.Id };
  return {
    Entry: calendarEntry(view, record),
    Capacity: record.Capacity ?? 0,
    Placed: await countTaken(database, line),
    Waiting: await countWaiting(database, line),
    Closed: hasStarted(record, now),
  };
}
