import { dayOf } from '@dswine/shared/fair/texts/dates';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { phaseOf, type Phase } from '@dswine/shared/fair/show/phase';

/** `isWaiting`: an appointment at a time that is not confirmed. */
export type RouteEvent = ListEntry & { isWaiting?: true };
export type TimedEntry = RouteEvent & { start: string; end: string };

/** An event of a day, what it overlaps with, and the free time before it. */
export type PlannedEvent = {
  event: ListEntry;
  phase: Phase;
  /** Nothing overlaps with what is over. */
  overlaps: readonly TimedEntry[];
  /** The free time after all events so far; missing before the first one of the day. */
  gap?: Gap;
};
/** Free time from `start` (ISO 8601) on: the end of an event, or now. */
export type Gap = { minutes: number; start: string; from: TimedEntry; to: TimedEntry };
export type PlannedDay = { day: string; events: readonly PlannedEvent[] };

/**
 * Groups events by day in order of time, with the free time that is left at `now`. Meetings take
 * time, but are no events of the plan. Events without a time come last, without a day.
 */
export function planOfDays(
  events: readonly ListEntry[],
  now: string,
  meetings: readonly TimedEntry[] = [],
): PlannedDay[] {
  const timed = events.filter(isTimed).sort((a, b) => startOf(a) - startOf(b));
  const days = [...new Set(timed.map(({ start }) => dayOf(start)))];
  const untimed = events.filter((event) => !isTimed(event));
  return [
    ...days.map((day) => ({
      day,
      events: planOfDay(timed.filter(onDay(day)), now, meetings.filter(onDay(day))),
    })),
    ...(untimed.length > 0
      ? [
          {
            day: '',
            events: untimed.map((event) => ({ event, phase: 'ahead', overlaps: [] }) as const),
          },
        ]
      : []),
  ];
}

/** The events of a plan that are over at an instant, and the others. */
export function splitPast(
  days: readonly PlannedDay[],
  at: string,
): { past: PlannedDay[]; ahead: PlannedDay[] } {
  const only = (isPast: boolean) =>
    days
      .map(({ day, events }) => ({
        day,
        events: events.filter(({ event }) => (phaseOfEntry(event, at) === 'over') === isPast),
      }))
      .filter(({ events }) => events.length > 0);
  return { past: only(true), ahead: only(false) };
}

/** An event without a time is ahead. */
export function phaseOfEntry(event: ListEntry, now: string): Phase {
  return isTimed(event) ? phaseOf({ Start: event.start, End: event.end }, now) : 'ahead';
}

function planOfDay(
  events: readonly TimedEntry[],
  now: string,
  meetings: readonly TimedEntry[],
): PlannedEvent[] {
  // A cancelled event takes no time.
  const held = [...events.filter(({ isDeleted }) => !isDeleted), ...meetings].sort(
    (a, b) => startOf(a) - startOf(b),
  );
  return events.map((event) => {
    const phase = phaseOfEntry(event, now);
    if (event.isDeleted || phase === 'over') return { event, phase, overlaps: [] };
    const overlaps = held.filter(
      (other) =>
        other !== event &&
        startOf(other) < endOf(event) &&
        endOf(other) > startOf(event) &&
        phaseOfEntry(other, now) !== 'over',
    );
    const gap = phase === 'ahead' && gapBefore(event, held.slice(0, held.indexOf(event)), now);
    return { event, phase, overlaps, ...(gap && { gap }) };
  });
}

/** The time from the last end before an event, or from now, to its start; undefined if there is none. */
function gapBefore(to: TimedEntry, earlier: readonly TimedEntry[], now: string): Gap | undefined {
  const from = earlier.reduce<TimedEntry | undefined>(
    (last, one) => (last && endOf(last) >= endOf(one) ? last : one),
    undefined,
  );
  if (!from) return undefined;
  const start = endOf(from) >= Date.parse(now) ? from.end : now;
  const minutes = Math.round((startOf(to) - Date.parse(start)) / 60_000);
  return minutes >= 0 ? { minutes, start, from, to } : undefined;
}

const startOf = ({ start }: TimedEntry) => Date.parse(start);
const endOf = ({ end }: TimedEntry) => Date.parse(end);
const onDay = (day: string) => (event: TimedEntry) => dayOf(event.start) === day;

function isTimed(event: ListEntry): event is TimedEntry {
  return event.start !== undefined && event.end !== undefined;
}
