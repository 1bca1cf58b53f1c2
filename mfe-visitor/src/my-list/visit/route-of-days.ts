import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { isSame, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { fillGaps } from './fill-gaps.ts';
import { planOfDays, type RouteEvent, type TimedEntry } from './plan-of-days.ts';
import type { Stop } from './visit-order.ts';

/** An event may overlap with others of the route. */
export type RouteStep =
  | { stop: Stop; arrival?: string; event?: never }
  | { event: RouteEvent; overlaps?: readonly TimedEntry[]; stop?: never };
export type RouteDay = { day: string; steps: readonly RouteStep[] };
type Hours = ExhibitionInfo['Hours'];
/** The day on which the visitor comes, from which hour in Taipei, and for how many hours. */
export type VisitTime = { day: string; hour?: number; hours?: number };

/** A visit to a booth, with the way there. */
const MS_PER_BOOTH = 15 * 60_000;

/**
 * Puts booths, which are in walking order, into the free time between events and meetings: from now or from the
 * opening on, until the hall closes. Within a day each goes where it is the shortest detour. The
 * booths and events that no day has room or a time for come last, without a day. With `visit` booths
 * are visited on that day only.
 */
export function routeOfDays(
  stops: readonly Stop[],
  events: readonly RouteEvent[],
  { now, hours, visit }: { now: string; hours: Hours; visit?: VisitTime | undefined },
): RouteDay[] {
  let left = stops;
  const planned = planOfDays(events, now).flatMap((day) => day.events);
  const eventStep = (event: RouteEvent): RouteStep => ({
    event,
    overlaps: planned.find(({ event: one }) => isSameTime(one, event))?.overlaps ?? [],
  });
  const timed = events
    .flatMap((event) => (event.start === undefined ? [] : [{ ...event, start: event.start }]))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const today = visit
    ? [visit.day]
    : hours.some(({ Date: date }) => date === dayOf(now))
      ? [dayOf(now)]
      : [];
  const days = [...new Set([...today, ...timed.map(({ start }) => dayOf(start))])].sort();
  const visitDays = days.map((day) => {
    const held = timed.filter(({ start }) => dayOf(start) === day);
    const gaps = gapsBetween(held, openTimeOf(day, hours, { now, visit }));
    const visits = fillGaps(visit && visit.day !== day ? [] : left, gaps);
    left = left.filter((stop) => !visits.some((visited) => visited.includes(stop)));
    return {
      day,
      steps: visits.flatMap((visited, at): RouteStep[] => {
        const event = held[at];
        const { start } = gaps[at] ?? {};
        const steps = visited.map((stop, index) => ({
          stop,
          ...(start !== undefined && {
            arrival: new Date(start + index * MS_PER_BOOTH).toISOString(),
          }),
        }));
        return [...steps, ...(event ? [eventStep(event)] : [])];
      }),
    };
  });
  const untimed = events.filter(({ start }) => start === undefined);
  const rest = [...left.map((stop) => ({ stop })), ...untimed.map((event) => ({ event }))];
  return [...visitDays, { day: '', steps: rest }].filter(({ steps }) => steps.length > 0);
}

/** A meeting has the number of its exhibitor. */
const isSameTime = (one: ListEntry, other: ListEntry) =>
  isSame(one, other) && one.start === other.start;

type OpenTime = { from: number; until: number };

/** The gap before each event, and the one after the last. */
function gapsBetween(
  events: readonly (ListEntry & { start: string })[],
  { from, until }: OpenTime,
) {
  let free = from;
  let place: ListEntry['spot'];
  const gapUntil = (end: number, to?: ListEntry['spot']) => ({
    start: free,
    room: Math.max(0, Math.floor((Math.min(end, until) - free) / MS_PER_BOOTH)),
    from: place,
    to,
  });
  const before = events.map(({ start, end, spot }) => {
    const gap = gapUntil(Date.parse(start), spot);
    free = Math.max(free, Date.parse(end ?? start));
    place = spot;
    return gap;
  });
  return [...before, gapUntil(until)];
}

/** When booths can be visited on a day; never on a day without opening hours. */
function openTimeOf(
  day: string,
  hours: Hours,
  { now, visit }: { now: string; visit: VisitTime | undefined },
): OpenTime {
  const opening = hours.find(({ Date: date }) => date === day);
  if (!opening) return { from: Infinity, until: -Infinity };
  const at = (time: string) => Date.parse(`${day}T${time}:00+08:00`);
  const hour = visit?.day === day ? (visit.hour ?? 0) : 0;
  const from = Math.max(
    at(opening.Open),
    at(`${String(hour).padStart(2, '0')}:00`),
    Date.parse(now),
  );
  const length = visit?.day === day ? (visit.hours ?? Infinity) : Infinity;
  return { from, until: Math.min(at(opening.Close), from + length * 3_600_000) };
}
