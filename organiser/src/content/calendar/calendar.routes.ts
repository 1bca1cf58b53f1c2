import {
  Calendar,
  CalendarDetail,
  EventMenu,
  type CalendarEntry,
} from '@dswine/shared/contract/calendar';
import { inLocale, onlyIn, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import { Type } from 'typebox';
import {
  requireRecord,
  type CalendarRecord,
  localise,
  requireTerm,
  type Localizer,
} from '../editions/edition.ts';
import { countTopics, readRoute } from '../editions/read-route.ts';
import { eventPicture } from '../../media/pictures/picture-requests.ts';
import { shareLink, shareOf } from '../../media/share-pictures/share-request.ts';

export const calendarRoutes = [
  readRoute({
    path: '/Event/Calendar/:edition/:id',
    summary: 'The calendar of one topic; id 0 is all topics',
    query: { Next: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) },
    data: Calendar,
    select({ edition, view, params: { id }, query: { Next }, now }) {
      const topic = id === '0' ? undefined : id;
      requireTerm(view, 'calendar-topic', topic);
      const counts = countTopics(edition);
      const entries = edition.records.calendar.filter(
        ({ Topic }) => topic === undefined || Topic === topic,
      );
      return {
        Topics: view
          .list('calendar-topic')
          .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 })),
        Entries: nextOf(entries, now, Next).map((record) => entry(view, record)),
        ...shareOf(view, 'calendar-topic', topic),
      };
    },
  }),
  readRoute({
    path: '/Event/CalendarDetail/:edition/:id',
    summary: 'One calendar entry and the others of its day',
    data: CalendarDetail,
    select({ edition, view, params: { id } }) {
      const record = requireRecord(edition, 'calendar', id);
      const day = record.Start.slice(0, 10);
      const sameDay = edition.records.calendar.filter(
        (other) => other !== record && other.Start.startsWith(day),
      );
      return {
        ...entry(view, record),
        ...onlyIn(record.Title),
        Body: view.paragraphs(record.Body),
        ...view.placesIn(
          [view.text(record.Summary), ...view.paragraphs(record.Body)],
          placeOf(view, record),
        ),
        Picture: view.picture(eventPicture(record)),
        Share: shareLink(view, eventPicture(record), record.Title),
        ...(record.Fee && { Fee: view.text(record.Fee) }),
        SameDay: sameDay.map((other) => entry(view, other)),
      };
    },
  }),
  readRoute({
    path: '/Event/EventMenu/:code',
    summary: 'The items of the Events menu',
    data: EventMenu,
    select: ({ edition, view }) => localise(edition.fair.EventMenu, view.lang),
  }),
];

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
    ...(record.Languages && {
      Languages: record.Languages.map((code) => view.named('language', code)),
    }),
    PlaceCode: placeCode,
    ...view.walk(placeCode),
    ...(isTradeOnly(view.edition.fair, record) && { TradeOnly: true }),
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
