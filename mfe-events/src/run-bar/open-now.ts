import type { BarHours } from '@dswine/shared/contract/run-bar';

const taipei = 8 * 60 * 60 * 1000;
const dayMinutes = 24 * 60;

/** Minutes since midnight of `17:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Until when a bar is open that is open at `now` (ISO instant), as wall time in Taipei; undefined when it is closed. */
export function openUntil(hours: readonly BarHours[], now: string): string | undefined {
  const here = new Date(Date.parse(now) + taipei);
  const today = here.getUTCDay();
  const minute = here.getUTCHours() * 60 + here.getUTCMinutes();
  // A night that began yesterday may go on: it is the same minute, a day later.
  for (const [day, at] of [
    [today, minute],
    [(today + 6) % 7, minute + dayMinutes],
  ] as const) {
    for (const { Days, Open, Close } of hours) {
      const opens = minutesOf(Open);
      const closes = minutesOf(Close) > opens ? minutesOf(Close) : minutesOf(Close) + dayMinutes;
      if (Days.includes(day) && at >= opens && at < closes) return Close;
    }
  }
  return undefined;
}
