import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/dates';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import type { Stop } from './visit-order.ts';

export type RouteStep = { stop: Stop; event?: never } | { event: ListEntry; stop?: never };
export type RouteDay = { day: string; steps: readonly RouteStep[] };
type Hours = ExhibitionInfo['Hours'];

/** A visit to a booth, with the way there. */
const MS_PER_BOOTH = 15 * 60_000;

/**
 * Puts booths, which are in walking order, into the free time between events: from now or from the
 * opening on, until the hall closes. The booths and events that no day has room or a time for come
 * last, without a day.
 */
export function routeOfDays(
  stops: readonly Stop[],
  events: readonly ListEntry[],
  { now, hours }: { now: string; hours: Hours },
): RouteDay[] {
  const left = [...stops];
  const timed = events
    .flatMap((event) => (event.start === undefined ? [] : [{ event, start: event.start }]))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const today = hours.some(({ Date: date }) => date === dayOf(now)) ? [dayOf(now)] : [];
  const days = [...new Set([...today, ...timed.map(({ start }) => dayOf(start))])].sort();
  const planned = days.map((day) => {
    const room = roomOf(day, hours, now);
    const steps: RouteStep[] = [];
    const visitUntil = (end: number) => {
      while (left.length > 0 && room.from + MS_PER_BOOTH <= Math.min(end, room.until)) {
        steps.push(...left.splice(0, 1).map((stop) => ({ stop })));
        room.from += MS_PER_BOOTH;
      }
    };
    for (const { event, start } of timed.filter((one) => dayOf(one.start) === day)) {
      visitUntil(Date.parse(start));
      steps.push({ event });
      room.from = Math.max(room.from, Date.parse(event.end ?? start));
    }
    visitUntil(room.until);
    return { day, steps };
  });
  const untimed = events.filter(({ start }) => start === undefined);
  const rest = [...left.map((stop) => ({ stop })), ...untimed.map((event) => ({ event }))];
  return [...planned, { day: '', steps: rest }].filter(({ steps }) => steps.length > 0);
}

/** When booths can be visited on a day; never on a day without opening hours. */
function roomOf(day: string, hours: Hours, now: string): { from: number; until: number } {
  const opening = hours.find(({ Date: date }) => date === day);
  if (!opening) return { from: Infinity, until: -Infinity };
  const at = (time: string) => Date.parse(`${day}T${time}:00+08:00`);
  return { from: Math.max(at(opening.Open), Date.parse(now)), until: at(opening.Close) };
}
