import {
  Calendar,
  CalendarDetail,
  EventMenu,
  type CalendarEntry,
} from '@dswine/shared/contract/calendar';
import { inLocale, onlyIn, untranslated } from '@dswine/shared/fair/bilingual';
import { placeCodeOf } from '@dswine/shared/fair/walks';
import { Type } from 'typebox';
import { eventPicture } from '../pictures/picture-requests.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import {
  countEntries,
  findEntry,
  listEntries,
  type CalendarRecord,
} from '../content/calendar.queries.ts';

const calendarSchema = expoSchema({
  summary: 'The calendar of one topic; id 0 is all topics',
  params: { edition: name, id: name },
  query: { ...lang, Next: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) },
  data: Calendar,
});
const detailSchema = expoSchema({
  summary: 'One calendar entry and the others of its day',
  params: { edition: name, id: name },
  query: lang,
  data: CalendarDetail,
});
const menuSchema = expoSchema({
  summary: 'The items of the Events menu',
  params: { code: name },
  query: lang,
  data: EventMenu,
});

export async function calendarRoutes(
  app: Organiser,
  { database, pictures, now }: Services,
): Promise<void> {
  app.get('/Event/Calendar/:edition/:id', { schema: calendarSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.edition, query.Lang);
    const topic = params.id === '0' ? undefined : params.id;
    requireTerm(view, 'calendar-topic', topic);
    return { Code: 200, Data: await calendarOf(view, topic, { now: now(), limit: query.Next }) };
  });

  app.get(
    '/Event/CalendarDetail/:edition/:id',
    { schema: detailSchema },
    async ({ params, query }) => {
      const record = await findEntry(database, params.edition, params.id);
      if (!record) throw notFound('event', params.id);
      const view = await loadLocalizer({ database, pictures }, params.edition, query.Lang);
      return { Code: 200, Data: await calendarDetail(view, record) };
    },
  );

  app.get('/Event/EventMenu/:code', { schema: menuSchema }, async ({ params, query }) => {
    const { EventMenu: items } = await requireEdition(database, params.code);
    return {
      Code: 200,
      Data: items.map(({ Id, Title, Path }) => ({ Id, Title: inLocale(Title, query.Lang), Path })),
    };
  });
}

async function calendarOf(
  view: Localizer,
  topic: string | undefined,
  next: { now: Date; limit: number | undefined },
): Promise<Calendar> {
  const { database, edition } = view;
  const counts = await countEntries(database, edition);
  const Topics = view
    .list('calendar-topic')
    .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 }));
  const entries = await listEntries(database, edition, topic === undefined ? {} : { topic });
  const Share = await shareOf(database, edition, {
    kind: 'calendar-topic',
    id: topic,
    lang: view.lang,
  });
  return {
    Topics,
    Entries: nextOf(entries, next.now, next.limit).map((record) => entry(view, record)),
    ...Share,
  };
}

async function calendarDetail(view: Localizer, record: CalendarRecord): Promise<CalendarDetail> {
  const { database, edition } = view;
  const fair = await requireEdition(database, edition);
  const sameDay = await listEntries(database, edition, { day: record.Start.slice(0, 10) });
  const picture = ofRecord(eventPicture(record));
  return {
    ...entry(view, record),
    ...onlyIn(record.Title),
    Body: view.paragraphs(record.Body),
    ...view.placesIn(
      [view.text(record.Summary), ...view.paragraphs(record.Body)],
      placeOf(view, record),
    ),
    Picture: view.picture(eventPicture(record)),
    Share: sharePath(edition, shareRequest(fair, view.lang, picture, record.Title)),
    ...(record.Fee && { Fee: view.text(record.Fee) }),
    SameDay: sameDay.filter((other) => other.Id !== record.Id).map((other) => entry(view, other)),
  };
}

/** The first `limit` entries that are not over, or of all if all are over. */
function nextOf(
  entries: readonly CalendarRecord[],
  now: Date,
  limit = entries.length,
): readonly CalendarRecord[] {
  if (limit >= entries.length) return entries;
  const remaining = entries.filter(({ End }) => Date.parse(End) > now.getTime());
  return (remaining.length > 0 ? remaining : entries).slice(0, limit);
}

/** The code of the place, or of a place of the hall that its text names: "Meet outside …". */
function placeOf(view: Localizer, { Place }: CalendarRecord): string {
  const code = placeCodeOf(inLocale(Place, 'en'));
  if (view.walk(code).Walk !== undefined) return code;
  return view.placesIn([view.text(Place)]).Places?.[0]?.Code ?? code;
}

export function entry(view: Localizer, record: CalendarRecord): CalendarEntry {
  const placeCode = placeOf(view, record);
  return {
    Id: record.Id,
    Title: view.text(record.Title),
    Summary: view.text(record.Summary),
    Topic: view.named('calendar-topic', record.Topic),
    Start: record.Start,
    End: record.End,
    Place: view.text(record.Place),
    ...(record.Area && { Area: record.Area }),
    ...(record.Speaker && { Speaker: view.text(record.Speaker) }),
    PlaceCode: placeCode,
    ...view.walk(placeCode),
    ...(record.Capacity !== undefined && { Capacity: record.Capacity }),
    ...(record.Booking === true && { Booking: true }),
    ...(record.Event !== undefined && { Event: record.Event }),
    ...untranslated(
      {
        Title: record.Title,
        Summary: record.Summary,
        Body: record.Body,
        Place: record.Place,
        Speaker: record.Speaker,
        Fee: record.Fee,
      },
      view.lang,
    ),
  };
}
