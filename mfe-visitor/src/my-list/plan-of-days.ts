import { dayOf } from '@dswine/shared/fair/dates';
import type { ListEntry } from '@dswine/shared/fair/my-list';

export type TimedEntry = ListEntry & { start: string; end: string };

/** An event of a day, what it overlaps with, and the time until the next one. */
export type PlannedEvent = {
  event: ListEntry;
  overlaps: readonly TimedEntry[];
  /** The free time after all events so far; missing after the last one of the day. */
  gap?: Gap;
};
export type Gap = { minutes: number; from: TimedEntry; to: TimedEntry };
export type PlannedDay = { day: string; events: readonly PlannedEvent[] };

/** Groups events by day in order of time. Events without a time come last, without a day. */
export function planOfDays(events: readonly ListEntry[]): PlannedDay[] {
  const timed = events.filter(isTimed).sort((a, b) => startOf(a) - startOf(b));
  const days = [...new Set(timed.map(({ start }) => dayOf(start)))];
  const untimed = events.filter((event) => !isTimed(event));
  return [
    ...days.map((day) => ({ day, events: planOfDay(timed.filter(onDay(day))) })),
    ...(untimed.length > 0
      ? [{ day: '', events: untimed.map((event) => ({ event, overlaps: [] })) }]
      : []),
  ];
}

function planOfDay(events: readonly TimedEntry[]): PlannedEvent[] {
  // A cancelled event takes no time.
  const held = events.filter(({ isDeleted }) => !isDeleted);
  return events.map((event) => {
    if (event.isDeleted) return { event, overlaps: [] };
    const others = held.filter((one) => one !== event);
    const overlaps = others.filter(
      (other) => startOf(other) < endOf(event) && endOf(other) > startOf(event),
    );
    const next = held[held.indexOf(event) + 1];
    const gap = next && gapBefore(next, held.slice(0, held.indexOf(next)));
    return { event, overlaps, ...(gap && { gap }) };
  });
}

/** The time between the last end before an event and its start; undefined if there is none. */
function gapBefore(to: TimedEntry, earlier: readonly TimedEntry[]): Gap | undefined {
  const from = earlier.reduce<TimedEntry | undefined>(
    (last, one) => (last && endOf(last) >= endOf(one) ? last : one),
    undefined,
  );
  if (!from) return undefined;
  const minutes = Math.round((startOf(to) - endOf(from)) / 60_000);
  return minutes >= 0 ? { minutes, from, to } : undefined;
}

const startOf = ({ start }: TimedEntry) => Date.parse(start);
const endOf = ({ end }: TimedEntry) => Date.parse(end);
const onDay = (day: string) => (event: TimedEntry) => dayOf(event.start) === day;

function isTimed(event: ListEntry): event is TimedEntry {
  return event.start !== undefined && event.end !== undefined;
}
