import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { Failure, type Lang, type Bilingual } from '@dswine/shared/contract/wire';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { EditionRecord } from '../editions/edition.ts';
import { cancelledItem, entryItem } from '../icalendar/entry-item.ts';
import { calendarFile, markICalendar } from '../icalendar/send-icalendar.ts';
import { writeICalendar, type CalendarItem } from '../icalendar/write-icalendar.ts';
import { lang, name } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';

const entryList = /^\d{1,9}(,\d{1,9}){0,99}$/u;
const response = { 200: calendarFile, 400: Failure, 404: Failure, 500: Failure };
const allSchema = {
  tags: ['calendar'],
  summary: 'The calendar to subscribe to: complete, of a topic, or with chosen entries',
  params: Type.Object({ code: name }),
  querystring: Type.Object({
    ...lang,
    Topic: Type.Optional(Type.String({ maxLength: 40 })),
    /** Comma-separated ids of the reader's chosen entries. */
    Entries: Type.Optional(Type.String({ pattern: entryList.source })),
  }),
  response,
};
const oneSchema = {
  tags: ['calendar'],
  summary: 'One entry of the calendar as a file',
  params: Type.Object({ code: name, id: name }),
  querystring: Type.Object(lang),
  response,
};

/**
 * Calendar files at stable URLs for calendar programs: `/calendar/<code>.ics` and
 * `/calendar/<code>/<id>.ics`.
 */
export async function calendarFileRoutes(
  app: Organiser,
  { database, siteUrl }: Dependencies,
): Promise<void> {
  app.get('/calendar/:code.ics', { schema: allSchema }, async ({ edition, query }, reply) => {
    const { Lang, Topic, Entries } = query;
    const { code, fair, records, byKey } = edition;
    if (Topic !== undefined && !byKey.terms.has(`calendar-topic/${Topic}`))
      throw notFound('topic', Topic);
    const chosen = Entries === undefined ? undefined : new Set(Entries.split(','));
    const isListed = (id: string, topic: string) =>
      (!chosen || chosen.has(id)) && (Topic === undefined || topic === Topic);
    const listed = records.calendar.filter((entry) => isListed(entry.Id, entry.Topic));
    const { changes, cancelled } = await findCalendarChanges(database, edition, 'event');
    const alsoCancelled = cancelled.filter(({ id, topic }) => isListed(id, topic));
    const at = { fair, lang: Lang, siteUrl };
    const file = chosen ? `${code}-my-visit` : code;
    return send(
      reply,
      file,
      { Lang, name: nameOf(fair, Lang, chosen ? titles.chosen : titles.all) },
      [
        ...listed.map((entry) => entryItem(entry, at, changes.get(entry.Id))),
        ...alsoCancelled.map((change) => cancelledItem(change, at)),
      ],
    );
  });

  app.get('/calendar/:code/:id.ics', { schema: oneSchema }, async (request, reply) => {
    const { edition, params, query } = request;
    const entry = edition.byKey.calendar.get(params.id);
    if (!entry) throw notFound('event', params.id);
    const { Lang } = query;
    const { changes } = await findCalendarChanges(database, edition, 'event');
    return send(reply, `event-${entry.Id}`, { Lang, name: inLocale(entry.Title, Lang) }, [
      entryItem(entry, { fair: edition.fair, lang: Lang, siteUrl }, changes.get(entry.Id)),
    ]);
  });

  function send(
    reply: FastifyReply,
    file: string,
    { Lang, name: title }: { Lang: Lang; name: string },
    items: readonly CalendarItem[],
  ): string {
    markICalendar(reply, file);
    const url = siteUrl + inLocalePath(Lang, '/EventsCalender');
    return writeICalendar({ name: title, lang: Lang, url }, items);
  }
}

const titles = {
  all: { tw: '節目表', en: 'Programme' },
  chosen: { tw: '我的行程', en: 'My visit' },
} as const;

function nameOf({ ShortName }: EditionRecord, lang: Lang, title: Bilingual): string {
  return `${inLocale(ShortName, lang)} ${inLocale(title, lang)}`;
}
