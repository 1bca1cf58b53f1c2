/** The state of an event at a point in time: not started, in progress, or over. */
export type Phase = 'ahead' | 'on' | 'over';
type Times = { Start: string; End: string };

/**
 * The phase at `now` (an ISO instant). An event is on from its start (inclusive) to its end
 * (exclusive).
 */
export function phaseOf({ Start, End }: Times, now: string): Phase {
  const moment = Date.parse(now);
  if (moment < Date.parse(Start)) return 'ahead';
  return moment < Date.parse(End) ? 'on' : 'over';
}

/** Whether an entry of the calendar takes bookings at `now`: until it starts. */
export function takesBookings(entry: Times & { Booking?: boolean }, now: string): boolean {
  return entry.Booking === true && phaseOf(entry, now) === 'ahead';
}

/** Whether all events are over at `now`. False for an empty list. */
export function isOver(events: readonly Times[], now: string): boolean {
  return events.length > 0 && events.every((event) => phaseOf(event, now) === 'over');
}
