/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleCalendar, sampleDetail } from './calendar/calendar.sample.ts';
import { section } from './section.tsx';

const all = { data: { calendar: sampleCalendar('tw') } };

checkSection(section, {
  calendar: all,
  'calendar-all': all,
  'calendar-topic': { params: { topic: '3' }, data: { calendar: sampleCalendar('tw', '3') } },
  'calendar-entry': { params: { id: '703' }, data: { entry: sampleDetail('tw') } },
  'next-events': all,
});
