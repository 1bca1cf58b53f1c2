import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import type { Shuttle } from '@dswine/shared/contract/shuttle';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { byStart } from '../by-day.ts';
import { phaseOf } from '@dswine/shared/fair/show/phase';

const MINUTE_MS = 60_000;
/** In minutes. What begins within this time is "soon". */
const SOON_MINUTES = 60;

/**
 * The show day that a page about today is about: today, or the next show day, or undefined after
 * the show. `isToday` also holds on the morning before the opening.
 */
export type ShowDay = { date: string; isToday: boolean; opens: string; closes: string };

export function showDayOf(
  edition: Pick<ExhibitionInfo, 'Hours'>,
  now: string,
): ShowDay | undefined {
  const state = showPhase(edition, now);
  if (state.phase === 'after') return undefined;
  const first = edition.Hours.map(({ Date: date }) => date).sort()[0];
  const date = state.phase === 'before' ? first : state.date;
  const day = edition.Hours.find((one) => one.Date === date);
  return (
    day && { date: day.Date, isToday: dayOf(now) === day.Date, opens: day.Open, closes: day.Close }
  );
}

export type Programme = {
  on: readonly CalendarEntry[];
  soon: readonly CalendarEntry[];
  /** The rest of the day. */
  later: readonly CalendarEntry[];
};

/** What is on now, what begins within an hour, and the rest of a day. */
export function programmeOf(
  entries: readonly CalendarEntry[],
  date: string | undefined,
  now: string,
): Programme {
  const sorted = [...entries].sort(byStart);
  const ahead = sorted.filter((entry) => phaseOf(entry, now) === 'ahead');
  const soon = ahead.filter((entry) => minutesUntil(entry.Start, now) <= SOON_MINUTES);
  return {
    on: sorted.filter((entry) => phaseOf(entry, now) === 'on'),
    soon,
    later: ahead.filter((entry) => !soon.includes(entry) && dayOf(entry.Start) === date),
  };
}

/** Full minutes from `now` to a later instant. */
export function minutesUntil(when: string, now: string): number {
  return Math.ceil((Date.parse(when) - Date.parse(now)) / MINUTE_MS);
}

export type LastBus = { line: string; to: string; time: string; hasLeft: boolean };

/** The last bus of each line from the hall on a day. */
export function lastBusesOf({ Lines }: Shuttle, date: string, now: string): LastBus[] {
  return Lines.flatMap(({ Name, Ways }) =>
    Ways.filter(({ FromHall }) => FromHall).flatMap(({ To, Services }) => {
      const times = Services.filter(({ Dates }) => Dates.includes(date)).flatMap(
        ({ Departures }) => Departures,
      );
      const time = times.sort().at(-1);
      if (time === undefined) return [];
      const hasLeft = Date.parse(`${date}T${time}:00+08:00`) < Date.parse(now);
      return [{ line: Name, to: To, time, hasLeft }];
    }),
  );
}
