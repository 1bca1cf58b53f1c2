import ICAL from 'ical.js';
import { writeCalendarFile, type CalendarFileItem } from './calendar-file.ts';

const talk: CalendarFileItem = {
  uid: 'event-701@dswine.example',
  when: { start: '2026-04-17T10:30:00+08:00', end: '2026-04-17T12:00:00+08:00' },
  title:
    '產區講座；高海拔、火山土，與一條很長很長、長到一行寫不下而必須依照規範折行的中文標題, twice; over',
  text: '第一行\n第二行',
  place: '2F\\A',
  url: 'https://fair.example/EventsCalender/Detail/701',
};
const way: CalendarFileItem = {
  uid: 'my-visit@dswine.example',
  when: { day: '2026-04-17' },
  title: 'My way',
  url: 'https://fair.example/MyVisit',
};

it('writes folded lines that ical.js parses to the same events', () => {
  const text = writeCalendarFile('我的參觀行程', [talk, way]);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('我的參觀行程');
  const [first, second] = calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect([first?.uid, first?.summary, first?.description, first?.location]).toEqual([
    talk.uid,
    talk.title,
    talk.text,
    talk.place,
  ]);
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-04-17T02:30:00.000Z');
  expect(first?.endDate.toJSDate().toISOString()).toBe('2026-04-17T04:00:00.000Z');
  expect([second?.startDate.isDate, second?.startDate.toString()]).toEqual([true, '2026-04-17']);
});
