import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleShuttle } from '@dswine/shared/testing/shuttle.fixture';
import { sampleApplications, samplePlaces } from '../src/applications/applications.fixture.ts';
import { sampleClass, sampleClasses } from '../src/classes/classes.fixture.ts';
import { sampleInfo } from '../src/event-info/event-info.fixture.ts';
import {
  sampleCreators,
  sampleEventPage,
  sampleOverview,
} from '../src/event-pages/event-pages.fixture.ts';
import { sampleBars } from '../src/run-bar/bars.fixture.ts';
import { sampleCalendar, sampleDetail, sampleEntries } from '../src/calendar/calendar.fixture.ts';

export const samples: Standalone['samples'] = {
  places: { full: ({ locale }) => samplePlaces(locale), empty: () => [] },
  own: {
    full: ({ locale }) => sampleApplications(locale),
    empty: () => ({ Known: true, Expired: false, Items: [] }),
  },
  overview: {
    full: ({ locale }) => sampleOverview(locale),
    empty: () => ({ Pages: [], Topics: [], Entries: [] }),
  },
  event: { full: ({ locale }) => sampleEventPage(locale) },
  creators: { full: ({ locale }) => sampleCreators(locale), empty: () => [] },
  bars: { full: ({ locale }) => sampleBars(locale), empty: () => ({ Bars: [], Routes: [] }) },
  info: {
    full: ({ params: { id } }) =>
      id === undefined || id === '155' || id === '156' ? sampleInfo(id) : undefined,
    empty: () => ({ Topics: [] }),
  },
  list: {
    full: ({ locale, params: { group = '1' } }) =>
      group === '1' ? sampleClasses(locale) : undefined,
    empty: ({ locale }) => ({ ...sampleClasses(locale), Items: [] }),
  },
  detail: {
    full: ({ locale, params: { id } }) => (id === '708' ? sampleClass(locale) : undefined),
  },
  shuttle: { full: ({ locale }) => sampleShuttle(locale), empty: () => ({ Lines: [] }) },
  calendar: {
    full({ locale, params: { topic = '0' } }) {
      const exists =
        topic === '0' || sampleCalendar(locale).Topics.some(({ Code }) => Code === topic);
      return exists ? sampleCalendar(locale, topic === '0' ? undefined : topic) : undefined;
    },
    empty: ({ locale }) => ({
      Topics: sampleCalendar(locale).Topics.map((topic) => ({ ...topic, Count: 0 })),
      Entries: [],
    }),
  },
  entry: {
    full: ({ locale, params: { id } }) =>
      sampleEntries(locale).some(({ Id }) => Id === id) ? sampleDetail(locale, id) : undefined,
  },
};

export const addresses = {
  'calendar-topic': '/EventsCalender/3',
  'calendar-entry': '/EventsCalender/Detail/703',
  'event-info': '/EventInfo/155',
  'entry-apply': '/EventsCalender/Apply/743',
  'class-group': '/EventClass/1',
  class: '/EventClass/Detail/708',
  'meet-group': '/EventMeet/1',
  meet: '/EventMeet/Detail/708',
};
