import { EventPage, EventsOverview } from '@dswine/shared/contract/event-pages';
import { entry } from '../calendar/calendar.routes.ts';
import type { CalendarRecord } from '../editions/edition.ts';
import { countTopics } from '../editions/lists.ts';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { orNothing } from '../../http/expo-schema.ts';
import { readRoute } from '../editions/read-route.ts';
import { eventPicture } from '../../media/pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';

/** Ids of the pages in the site's menu. */
const eventPageIds = /^[1-7]$/u;

export const eventPageRoutes = [
  readRoute({
    path: '/Event/About/:code/:id',
    summary: 'The page of one event: 1 is the run-bar, 2 the KOL programme',
    data: orNothing(EventPage),
    select({ edition: { byKey, records }, view, params: { id } }) {
      const record = byKey['event-pages'].get(id);
      if (!record && eventPageIds.test(id)) return null;
      if (!record) throw notFound('event', id);
      return eventPage(view, record, entriesOf(record, records.calendar));
    },
  }),
  readRoute({
    path: '/Event/Overview/:code',
    summary: 'All event pages, the topics of the calendar and its entries',
    data: EventsOverview,
    select({ edition, view }) {
      const { calendar, ...records } = edition.records;
      const counts = countTopics(edition);
      return {
        Pages: records['event-pages'].map((record) => ({
          Id: record.Id,
          Slug: record.Slug,
          Title: view.text(record.Title),
          Kicker: view.text(record.Kicker),
          Lead: view.text(record.Lead),
          Entries: entriesOf(record, calendar).length,
        })),
        Infos: records['event-info'].map(({ Id, Title, Lead }) => ({ Id, Title, Lead })),
        Topics: view
          .list('calendar-topic')
          .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 })),
        Entries: calendar.map((one) => entry(view, one)),
      };
    },
  }),
];

function eventPage(
  view: Localizer,
  record: EditionRecords['event-pages'],
  entries: readonly CalendarRecord[],
): EventPage {
  const [first] = entries;
  const { Entries: _ids, Topic: _topic, ...texts } = record;
  return {
    ...localise(texts, view.lang),
    ...view.placesIn(
      [
        record.Kicker,
        record.Lead,
        ...record.Paragraphs,
        ...record.Parts.flatMap(({ Items }) => Items.flatMap(({ Title, Text }) => [Title, Text])),
        ...record.Questions.map(({ Answer }) => Answer),
      ].map(view.text),
    ),
    ...(first && { Picture: view.picture(eventPicture(first)) }),
    Entries: entries.map((one) => entry(view, one)),
  };
}

function entriesOf(
  { Entries, Topic }: EditionRecords['event-pages'],
  all: readonly CalendarRecord[],
): CalendarRecord[] {
  return all.filter(
    (one) => Entries.includes(one.Id) || (Topic !== undefined && one.Topic === Topic),
  );
}
