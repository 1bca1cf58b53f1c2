import type { Static } from 'typebox';
import type { CalendarRecord } from '../../src/records/records.ts';
import { calendarPublic } from './calendar-public.ts';
import { calendarSpecial } from './calendar-special.ts';
import { calendarTrade } from './calendar-trade.ts';
import { calendarPast } from './calendar-past.ts';
import type { Pair } from './part.ts';

export type Entry = Static<typeof CalendarRecord>;
/** `when` is "17 10:30-11:00", a day of April and wall time in Taipei; `who` is a speaker. */
export type Sketch = {
  when: string;
  topic: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  place: keyof typeof places;
  area?: Entry['Area'];
  seats?: number;
  /** Free of charge, with a place that is booked beforehand. */
  free?: boolean;
  /** The event page that it belongs to. */
  event?: 1 | 2;
  title: Pair;
  summary: Pair;
  body: readonly Pair[];
  who?: Pair;
};

const places = {
  stage: ['主舞台', 'Main Stage'],
  roomA: ['品飲教室 A', 'Tasting Room A'],
  roomB: ['品飲教室 B', 'Tasting Room B'],
  forum: ['論壇區', 'Forum'],
  meeting: ['商洽室', 'Meeting Rooms'],
  judging: ['競賽評審室', 'Judging Room'],
  lounge: ['貴賓室', 'VIP Lounge'],
  southGate: ['一館南門集合', 'Meet at the south gate, Hall 1'],
  press: ['媒體中心', 'Press Centre'],
} as const satisfies Record<string, Pair>;
const text = ([tw, en]: Pair) => ({ tw, en });

function enter(year: number, first: number, sketches: readonly Sketch[]): Entry[] {
  const ordered = [...sketches].sort((a, b) => (a.when < b.when ? -1 : 1));
  return ordered.map((sketch, at) => {
    const [day = '', hours = ''] = sketch.when.split(' '),
      [from, to] = hours.split('-');
    return {
      Id: String(first + at),
      Topic: String(sketch.topic),
      Title: text(sketch.title),
      Summary: text(sketch.summary),
      Body: sketch.body.map(text),
      Start: `${year}-04-${day}T${from}:00+08:00`,
      End: `${year}-04-${day}T${to}:00+08:00`,
      Place: text(places[sketch.place]),
      ...(sketch.area ? { Area: sketch.area } : {}),
      ...(sketch.who ? { Speaker: text(sketch.who) } : {}),
      ...(sketch.seats ? { Capacity: sketch.seats } : {}),
      ...(sketch.free
        ? { Fee: { tw: '免費，須事先預約', en: 'Free, booking required' }, Booking: true }
        : {}),
      ...(sketch.event ? { Event: String(sketch.event) } : {}),
    };
  });
}

export const calendar2026 = [
  ...enter(2026, 701, [...calendarTrade, ...calendarPublic]),
  ...enter(2026, 741, calendarSpecial),
];
export const calendar2025 = enter(2025, 601, calendarPast);
