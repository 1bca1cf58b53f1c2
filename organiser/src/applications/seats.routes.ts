import { Places } from '@dswine/shared/contract/applications';
import { findEntry, listEntries, type CalendarRecord } from '../content/calendar.queries.ts';
import { entry as calendarEntry } from '../calendar/calendar.routes.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import type { Services } from '../services.ts';
import { hasStarted } from './has-started.ts';
import { countTaken, countWaiting } from './applications.repository.ts';

const ofEntry = expoSchema({
  summary: 'The places left at an entry of the calendar',
  params: { code: name, id: name },
  query: lang,
  data: Places,
});
const ofEvent = expoSchema({
  summary: 'The places left at all entries of an event: 1 is the run-bar, 2 the KOL programme',
  params: { code: name, id: name },
  query: lang,
  data: orNothing(Places),
});

export async function placeRoutes(
  app: Organiser,
  { database, pictures, now }: Services,
): Promise<void> {
  app.get('/Event/Places/:code/:id', { schema: ofEntry }, async ({ params, query }) => {
    const record = await findEntry(database, params.code, params.id);
    if (!record?.Booking || record.Event !== undefined) throw notFound('event', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    return { Code: 200, Data: [await placesOf(view, record, now())] };
  });

  app.get('/Event/EventPlaces/:code/:id', { schema: ofEvent }, async ({ params, query }) => {
    const records = await listEntries(database, params.code, {});
    const entries = records.filter(({ Booking, Event }) => Booking && Event === params.id);
    if (entries.length === 0 && /^[12]$/u.test(params.id)) return { Code: 200, Data: null };
    if (entries.length === 0) throw notFound('event', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    return {
      Code: 200,
      Data: await Promise.all(entries.map((record) => placesOf(view, record, now()))),
    };
  });
}

async function placesOf(
  view: Localizer,
  record: CalendarRecord,
  now: Date,
): Promise<Places[number]> {
  const { database, edition } = view;
  const line = { edition, entry: record.Id };
  return {
    Entry: calendarEntry(view, record),
    Capacity: record.Capacity ?? 0,
    Placed: await countTaken(database, line),
    Waiting: await countWaiting(database, line),
    Closed: hasStarted(record, now),
  };
}
