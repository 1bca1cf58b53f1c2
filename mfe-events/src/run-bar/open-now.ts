import type { BarHours } from '@dswine/shared/contract/run-bar';

const taipeiOffsetMs = 8 * 60 * 60 * 1000;
const minutesPerDay = 24 * 60;

/** Minutes since midnight for a time such as `17:30`. */
function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The closing time (local time in Taipei) of a bar that is open at `now` (an ISO instant);
 * undefined if it is closed.
 */
export function openUntil(hours: readonly BarHours[], now: string): string | undefined {
  const localTime = new Date(Date.parse(now) + taipeiOffsetMs);
  const today = localTime.getUTCDay();
  const minute = localTime.getUTCHours() * 60 + localTime.getUTCMinutes();
  // Opening hours can extend past midnight, so yesterday's hours count too, 24 hours later.
  for (const [day, time] of [
    [today, minute],
    [(today + 6) % 7, minute + minutesPerDay],
  ] as const) {
    for (const { Days, Open, Close } of hours) {
      const start = parseMinutes(Open);
      const end =
        parseMinutes(Close) > start ? parseMinutes(Close) : parseMinutes(Close) + minutesPerDay;
      if (Days.includes(day) && time >= start && time < end) return Close;
    }
  }
  return undefined;
}
