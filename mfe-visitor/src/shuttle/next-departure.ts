import type { ShuttleService } from '@dswine/shared/contract/shuttle';

/** The next bus: day and time in Taipei, and the minutes left if less than an hour. */
export type NextDeparture = {
  date: string;
  time: string;
  minutes: number | undefined;
  today: boolean;
};

const TAIPEI_MS = 8 * 60 * 60 * 1000;
const SOON_MINUTES = 60;

/** The first departure after `now` (ISO); undefined when all have left. */
export function nextDeparture(
  services: readonly ShuttleService[],
  now: string,
): NextDeparture | undefined {
  const moment = Date.parse(now);
  const today = new Date(moment + TAIPEI_MS).toISOString().slice(0, 10);
  const upcoming = services
    .flatMap(({ Dates, Departures }) =>
      Dates.flatMap((date) => Departures.map((time) => ({ date, time }))),
    )
    .map((one) => ({ ...one, at: Date.parse(`${one.date}T${one.time}:00+08:00`) }))
    .filter(({ at }) => at >= moment)
    .sort((a, b) => a.at - b.at);
  const [next] = upcoming;
  if (!next) return undefined;
  const minutes = Math.ceil((next.at - moment) / 60_000);
  return {
    date: next.date,
    time: next.time,
    minutes: minutes <= SOON_MINUTES ? minutes : undefined,
    today: next.date === today,
  };
}

/** Groups departures by hour, like the timetable at a bus stop. */
export function groupByHour(departures: readonly string[]): { hour: string; minutes: string[] }[] {
  const hours = new Map<string, string[]>();
  for (const time of departures) {
    const [hour = '', minute = ''] = time.split(':');
    hours.set(hour, [...(hours.get(hour) ?? []), minute]);
  }
  return [...hours].map(([hour, minutes]) => ({ hour, minutes }));
}

/** Arrival time of a bus at a stop, given its departure time. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = '0', minute = '0'] = time.split(':');
  const total = (Number(hour) * 60 + Number(minute) + minutes) % (24 * 60);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
