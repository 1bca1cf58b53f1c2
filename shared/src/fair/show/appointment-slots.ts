import type { OpeningDay } from '../../contract/editions.ts';

const slotMinutes = 30;
const minuteMs = 60_000;
const taipeiOffset = 8 * 60 * minuteMs;

/** The half-hours of a show's opening hours as their starts: `2026-04-17T10:00:00+08:00`. */
export function slotsOf(hours: readonly OpeningDay[]): string[] {
  return hours.flatMap(({ Date: day, Open, Close }) => {
    const closes = instantOf(day, Close);
    const slots: string[] = [];
    for (
      let start = instantOf(day, Open);
      start + slotMinutes * minuteMs <= closes;
      start += slotMinutes * minuteMs
    )
      slots.push(inTaipei(start));
    return slots;
  });
}

/** The end of a slot, in the same format. */
export function slotEnd(slot: string): string {
  return inTaipei(Date.parse(slot) + slotMinutes * minuteMs);
}

const instantOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

function inTaipei(instant: number): string {
  return `${new Date(instant + taipeiOffset).toISOString().slice(0, 19)}+08:00`;
}
