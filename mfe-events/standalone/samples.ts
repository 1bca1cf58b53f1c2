import type { Standalone } from '@dswine/shared/standalone/samples';
import { sampleCalendar, sampleDetail, sampleEntries } from '../src/calendar/calendar.sample.ts';

export const samples: Standalone['samples'] = {
  calendar: {
    full({ locale, params: { topic = '0' } }) {
      const known = topic === '0' || sampleCalendar(locale).Topics.some(({ Code }) => Code === topic);
      return known ? sampleCalendar(locale, topic === '0' ? undefined : topic) : undefined;
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

export const addresses = { 'calendar-topic': '/EventsCalender/3', 'calendar-entry': '/EventsCalender/Detail/703' };
