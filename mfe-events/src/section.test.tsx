/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import { sampleApplications, samplePlaces } from './applications/applications.fixture.ts';
import { sampleCalendar, sampleDetail } from './calendar/calendar.fixture.ts';
import { sampleShuttle } from './calendar/today/shuttle.fixture.ts';
import { sampleClass, sampleClasses } from './classes/classes.fixture.ts';
import { sampleInfo } from './event-info/event-info.fixture.ts';
import {
  sampleCreators,
  sampleEventPage,
  sampleOverview,
} from './event-pages/event-pages.fixture.ts';
import { sampleBars } from './run-bar/bars.fixture.ts';
import { section } from './section.tsx';

const all = { data: { calendar: sampleCalendar('tw') } };

const event = (id: string) => ({ data: { event: sampleEventPage('tw', id) } });
const classes = { data: { list: sampleClasses('tw') } };
const oneClass = { params: { id: '708' }, data: { detail: sampleClass('tw') } };

checkSection(section, {
  today: { data: { calendar: sampleCalendar('tw'), shuttle: sampleShuttle('tw') } },
  events: { data: { overview: sampleOverview('tw') } },
  'run-bar': event('1'),
  kol: { data: { event: sampleEventPage('tw', '2'), creators: sampleCreators('tw') } },
  lottery: event('3'),
  seminars: event('4'),
  tastings: event('5'),
  'booth-vote': event('6'),
  'cheers-vip': event('7'),
  'run-bar-apply': { data: { places: samplePlaces('tw') } },
  'kol-apply': { data: { places: samplePlaces('tw') } },
  'entry-apply': { params: { id: '743' }, data: { places: samplePlaces('tw') } },
  'apply-list': { data: { own: sampleApplications('tw') } },
  bars: { query: { route: ['1'] }, data: { bars: sampleBars('tw') } },
  'event-info': { params: { id: '155' }, data: { info: sampleInfo('155') } },
  classes,
  'classes-without-id': classes,
  'class-group': { ...classes, params: { group: '1' } },
  class: oneClass,
  meets: classes,
  'meets-without-id': classes,
  'meet-group': { ...classes, params: { group: '1' } },
  meet: oneClass,
  calendar: all,
  'calendar-all': all,
  'calendar-topic': { params: { topic: '3' }, data: { calendar: sampleCalendar('tw', '3') } },
  'calendar-entry': { params: { id: '703' }, data: { entry: sampleDetail('tw') } },
  'today-link': all,
  'next-events': all,
});
