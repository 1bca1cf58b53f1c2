import { dayOf, writeTime } from '../texts/dates.ts';

/** Parts of a day in Taipei by which events are searched and filtered, as hours from midnight. */
export const halfDays = [
  { code: 'am', from: 0, to: 12 },
  { code: 'pm', from: 12, to: 18 },
  { code: 'evening', from: 18, to: 24 },
] as const;

export type HalfDay = (typeof halfDays)[number]['code'];

/** Whether an event is on at some time of the half-day. Events past midnight count until 24:00. */
export function isOnDuring({ Start, End }: { Start: string; End: string }, half: HalfDay): boolean {
  const end = dayOf(Start) === dayOf(End) ? hourOf(End) : 24;
  return halfDays.some(({ code, from, to }) => code === half && hourOf(Start) < to && end > from);
}

function hourOf(when: string): number {
  const [hours = 0, minutes = 0] = writeTime(when).split(':').map(Number);
  return hours + minutes / 60;
}
