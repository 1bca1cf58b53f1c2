import type { ExhibitionInfo } from '../../contract/editions.ts';

/** An instant of the show's calendar in Asia/Taipei, ms since the epoch. */
type Opening = { date: string; opens: number; closes: number };

/**
 * Show phase: `before` the first opening, `open` during opening hours, `closed` between two show
 * days, `after` the last closing. `changesAt` is its end (ISO UTC; undefined after the show).
 */
export type ShowPhase =
  | { phase: 'before'; days: number; changesAt: string }
  | { phase: 'open'; day: number; date: string; closes: string; changesAt: string }
  | { phase: 'closed'; day: number; date: string; opens: string; changesAt: string }
  | { phase: 'after' };

const DAY_MS = 24 * 60 * 60 * 1000;
const taipeiOffset = 8 * 60 * 60 * 1000;

/**
 * Computes the show phase; no other code does. `day` counts show days from 1, `days` the calendar
 * days until the show.
 */
export function showPhase(edition: Pick<ExhibitionInfo, 'Hours'>, now: string): ShowPhase {
  const moment = Date.parse(now);
  const openings = edition.Hours.map(({ Date: date, Open, Close }): Opening => ({
    date,
    opens: taipei(date, Open),
    closes: taipei(date, Close),
  })).sort((a, b) => a.opens - b.opens);
  const index = openings.findIndex(({ closes }) => moment < closes);
  const next = openings[index];
  if (!next) return { phase: 'after' };
  const at = edition.Hours.find(({ Date: date }) => date === next.date);
  if (moment >= next.opens)
    return {
      phase: 'open',
      day: index + 1,
      date: next.date,
      closes: at?.Close ?? '',
      changesAt: iso(next.closes),
    };
  if (index === 0) {
    const days = Math.round((midnight(next.opens) - midnight(moment)) / DAY_MS);
    // The day count changes at midnight in Taipei, the phase at the opening.
    return {
      phase: 'before',
      days,
      changesAt: iso(days === 0 ? next.opens : midnight(moment) + DAY_MS),
    };
  }
  return {
    phase: 'closed',
    day: index + 1,
    date: next.date,
    opens: at?.Open ?? '',
    changesAt: iso(next.opens),
  };
}

function taipei(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00+08:00`);
}

/** The most recent midnight in Taipei. */
function midnight(moment: number): number {
  return Math.floor((moment + taipeiOffset) / DAY_MS) * DAY_MS - taipeiOffset;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
