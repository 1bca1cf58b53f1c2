import ICAL from 'ical.js';
import { writeICalendar, type CalendarItem } from './write-icalendar.ts';

const talk: CalendarItem = {
  uid: 'event-701@dswine.example',
  changed: '2026-01-05T09:00:00+08:00',
  when: { start: '2026-04-17T10:30:00+08:00', end: '2026-04-17T12:00:00+08:00' },
  title:
    '產區講座；高海拔、火山土，與一條很長很長、長到一行寫不下而必須依照規範折行的中文標題，用來確認折行不會切斷字元',
  text: '第一行\n第二行',
  place: '臺北世貿中心一館, 2F',
  url: 'https://fair.example/EventsCalender/Detail/701',
};
const deadline: CalendarItem = {
  uid: 'deadline-3@dswine.example',
  changed: '2025-10-01T00:00:00Z',
  when: { firstDay: '2026-03-13', lastDay: '2026-03-13' },
  title: 'Import papers',
  remindDays: 7,
};
it('writes calendars that ical.js reads back unchanged', () => {
  const written = writeICalendar({ name: '活動行事曆', lang: 'tw' }, [talk, deadline]);
  const calendar = new ICAL.Component(ICAL.parse(written) as unknown[]);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('活動行事曆');
  const [first, second] = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const { uid, title: summary, text: description, place: location } = talk;
  expect(first).toMatchObject({ uid, summary, description, location });
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-04-17T02:30:00.000Z');
  expect(first?.endDate.toJSDate().toISOString()).toBe('2026-04-17T04:00:00.000Z');
  expect([second?.startDate, second?.endDate].map(String)).toEqual(['2026-03-13', '2026-03-14']);
  const alarm = second?.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P7D');
  expect(written).toContain('DTSTAMP:20251001T000000Z');
});
