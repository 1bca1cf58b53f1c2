import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/dates';
import { isSame, type ListEntry } from '@dswine/shared/fair/my-list';
import { fillGaps } from './fill-gaps.ts';
import { planOfDays, type TimedEntry } from './plan-of-days.ts';
import type { Stop } from './visit-order.ts';

/** An event may overlap with others of the route. */
export type RouteStep =
  | { stop: Stop; event?: never }
  | { event: ListEntry; overlaps?: readonly TimedEntry[]; stop?: never };
export type RouteDay = { day: string; steps: readonly RouteStep[] };
type Hours = ExhibitionInfo['Hours'];

/** A visit to a booth, with the way there. */
const MS_PER_BOOTH = 15 * 60_000;

/**
 * Puts booths, which are in walking order, into the free time between events and meetings: from now or from the
 * opening on, until the hall closes. Within a day each goes where it is the shortest detour. The
 * booths and events that no day has room or a time for come last, without a day.
 */
export function routeOfDays(
  stops: readonly Stop[],
  events: readonly ListEntry[],
  { now, hours }: { now: string; hours: Hours },
): RouteDay[] {
  let left = stops;
  const planned = planOfDays(events, now).flatMap((day) => day.events);
  const eventStep = (event: ListEntry): RouteStep => ({
    event,
    overlaps: planned.find(({ event: one }) => isSameTime(one, event))?.overlaps ?? [],
  });
  const timed = events
    .flatMap((event) => (event.start === undefined ? [] : [{ ...event, start: event.start }]))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const today = hours.some(({ Date: date }) => date === dayOf(now)) ? [dayOf(now)] : [];
  const days = [...new Set([...today, ...timed.map(({ start }) => dayOf(start))])].sort();
  const visitDays = days.map((day) => {
    const held = timed.filter(({ start }) => dayOf(start) === day);
    const visits = fillGaps(left, gapsBetween(held, openTimeOf(day, hours, now)));
    left = left.filter((stop) => !visits.some((visited) => visited.includes(stop)));
    return {
      day,
      steps: visits.flatMap((visited, at): RouteStep[] => {
        const event = held[at];
        return [...visited.map((stop) => ({ stop })), ...(event ? [eventStep(event)] : [])];
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
function openTimeOf(day: string, hours: Hours, now: string): OpenTime {
  const opening = hours.find(({ Date: date }) => date === day);
  if (!opening) return { from: Infinity, until: -Infinity };
  const at = (time: string) => Date.parse(`${day}T${time}:00+08:00`);
  return { from: Math.max(at(opening.Open), Date.parse(now)), until: at(opening.Close) };
}
