import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Type } from 'typebox';
import { listExhibitors } from '../../content/editions/catalogue.ts';
import { fileRoute } from '../../content/editions/read-route.ts';
import { entryItem } from '../../content/icalendar/entry-item.ts';
import {
  calendarType,
  sendCalendar,
  type CalendarItem,
} from '../../content/icalendar/write-icalendar.ts';
import { code } from '../../http/expo-schema.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';
import { findEntries } from './my-list.routes.ts';

const ids = Type.Array(code, { maxItems: 100, default: [] });
const route = { tw: '我的參觀路線', en: 'My route' };
const visit = { tw: '我的參觀', en: 'My visit' };

export const visitCalendarRoute = fileRoute({
  path: '/MyVisit/:code',
  summary:
    'A visit as a calendar file: the route through the hall on its first day, and the saved entries',
  type: calendarType,
  query: { Exhibitor: ids, Event: ids },
  async file({ edition, view: { lang, text }, query, dependencies: { database, siteUrl } }) {
    const { fair } = edition;
    const events = findEntries(edition, query.Event);
    const inWay = listExhibitors(edition, query.Exhibitor);
    const stops = inWay.map(({ Booths, Name }) => `${Booths.join(', ')} ${text(Name)}`);
    const day = events[0]?.Start.slice(0, 10) ?? fair.StartDate;
    const way: CalendarItem = {
      uid: `my-visit-${edition.code.toLowerCase()}@${new URL(siteUrl).hostname}`,
      changed: `${fair.StartDate}T00:00:00+08:00`,
      when: { firstDay: day, lastDay: day },
      title: text(route),
      text: stops.join('\n'),
      place: joinPlace([text(fair.Venue.Name), text(fair.Venue.Hall)], lang),
      url: siteUrl + paths.myVisit(lang),
    };
    const { changes } = await findCalendarChanges(database, edition, 'event');
    const calendar = sendCalendar({ file: 'my-visit', name: text(visit), lang }, [
      ...(stops.length > 0 ? [way] : []),
      ...events.map((event) => entryItem(event, { fair, lang, siteUrl }, changes.get(event.Id))),
    ]);
    return { ...calendar, headers: { 'cache-control': 'no-store' } };
  },
});
