import type { Bilingual } from '@dswine/shared/contract/wire';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { Type } from 'typebox';
import { notFound } from '../../http/responses.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';
import { requireRecord, type Localizer } from '../editions/edition.ts';
import { fileRoute, type SentFile } from '../editions/read-route.ts';
import {
  cancelledItem,
  entryItem,
  calendarType,
  sendCalendar,
  type CalendarItem,
} from '../icalendar/write-icalendar.ts';

const entryList = /^\d{1,9}(,\d{1,9}){0,99}$/u;

/**
 * Calendar files at stable URLs for calendar programs: `/calendar/<code>.ics` and
 * `/calendar/<code>/<id>.ics`.
 */
export const calendarFiles = [
  fileRoute({
    path: '/calendar/:code.ics',
    summary: 'The calendar to subscribe to: complete, of a topic, or with chosen entries',
    type: calendarType,
    query: {
      Topic: Type.Optional(Type.String({ maxLength: 40 })),
      /** Comma-separated ids of the reader's chosen entries. */
      Entries: Type.Optional(Type.String({ pattern: entryList.source })),
    },
    async file({ edition, view, query: { Topic, Entries }, dependencies: { database, siteUrl } }) {
      const { code, fair, records, byKey } = edition;
      if (Topic !== undefined && !byKey.terms.has(`calendar-topic/${Topic}`))
        throw notFound('topic', Topic);
      const chosen = Entries === undefined ? undefined : new Set(Entries.split(','));
      const isListed = (id: string, topic: string) =>
        (!chosen || chosen.has(id)) && (Topic === undefined || topic === Topic);
      const listed = records.calendar.filter((entry) => isListed(entry.Id, entry.Topic));
      const { changes, cancelled } = await findCalendarChanges(database, edition, 'event');
      const alsoCancelled = cancelled.filter(({ id, topic }) => isListed(id, topic));
      const at = { fair, lang: view.lang, siteUrl };
      const title = view.text(chosen ? titles.chosen : titles.all);
      return send(view, siteUrl, {
        file: chosen ? `${code}-my-visit` : code,
        name: `${view.text(fair.ShortName)} ${title}`,
        items: [
          ...listed.map((entry) => entryItem(entry, at, changes.get(entry.Id))),
          ...alsoCancelled.map((change) => cancelledItem(change, at)),
        ],
      });
    },
  }),
  fileRoute({
    path: '/calendar/:code/:id.ics',
    summary: 'One entry of the calendar as a file',
    type: calendarType,
    async file({ edition, view, params: { id }, dependencies: { database, siteUrl } }) {
      const entry = requireRecord(edition, 'calendar', id);
      const { changes } = await findCalendarChanges(database, edition, 'event');
      const at = { fair: edition.fair, lang: view.lang, siteUrl };
      return send(view, siteUrl, {
        file: `event-${id}`,
        name: view.text(entry.Title),
        items: [entryItem(entry, at, changes.get(id))],
      });
    },
  }),
];

function send(
  { lang }: Localizer,
  siteUrl: string,
  { items, ...named }: { file: string; name: string; items: readonly CalendarItem[] },
): SentFile {
  return sendCalendar(
    { ...named, lang, url: siteUrl + inLocalePath(lang, '/EventsCalender') },
    items,
  );
}

const titles = {
  all: { tw: '節目表', en: 'Programme' },
  chosen: { tw: '我的行程', en: 'My visit' },
} as const satisfies Record<string, Bilingual>;
