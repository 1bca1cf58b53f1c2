import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { listExhibitors } from '../../content/editions/catalogue.ts';
import { entryItem } from '../../content/icalendar/entry-item.ts';
import { calendarFile, markICalendar } from '../../content/icalendar/send-icalendar.ts';
import { writeICalendar, type CalendarItem } from '../../content/icalendar/write-icalendar.ts';
import { code, lang, name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';
import { findEntries } from './my-list.routes.ts';

const ids = Type.Array(code, { maxItems: 100, default: [] });
const schema = {
  tags: ['expo'],
  summary:
    'A visit as a calendar file: the route through the hall on its first day, and the saved entries',
  params: Type.Object({ code: name }),
  querystring: Type.Object({ ...lang, Exhibitor: ids, Event: ids }),
  response: { 200: calendarFile, 400: Failure, 404: Failure, 500: Failure },
};
const messages = {
  tw: { title: '我的參觀路線', name: '我的參觀' },
  en: { title: 'My route', name: 'My visit' },
} as const;

export async function visitCalendarRoutes(
  app: Organiser,
  { database, siteUrl: site }: Dependencies,
): Promise<void> {
  app.get('/MyVisit/:code', { schema }, async ({ edition, query }, reply) => {
    const { fair } = edition;
    const events = findEntries(edition, query.Event);
    const inWay = listExhibitors(edition, query.Exhibitor);
    const stops = inWay.map(
      ({ Booths, Name }) => `${Booths.join(', ')} ${inLocale(Name, query.Lang)}`,
    );
    const day = events[0]?.Start.slice(0, 10) ?? fair.StartDate;
    const way: CalendarItem[] =
      stops.length === 0
        ? []
        : [
            {
              uid: `my-visit-${edition.code.toLowerCase()}@${new URL(site).hostname}`,
              changed: `${fair.StartDate}T00:00:00+08:00`,
              when: { firstDay: day, lastDay: day },
              title: inLocale(messages, query.Lang).title,
              text: stops.join('\n'),
              place: joinPlace(
                [inLocale(fair.Venue.Name, query.Lang), inLocale(fair.Venue.Hall, query.Lang)],
                query.Lang,
              ),
              url: site + paths.myVisit(query.Lang),
            },
          ];
    const { changes } = await findCalendarChanges(database, edition, 'event');
    const at = { fair, lang: query.Lang, siteUrl: site };
    markICalendar(reply, 'my-visit');
    void reply.header('cache-control', 'no-store');
    return writeICalendar({ name: inLocale(messages, query.Lang).name, lang: query.Lang }, [
      ...way,
      ...events.map((event) => entryItem(event, at, changes.get(event.Id))),
    ]);
  });
}
