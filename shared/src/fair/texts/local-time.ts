const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Reads a local time in Taipei, such as `2026-04-18T13:10`, as ms since the epoch. Undefined when
 * it is none.
 */
export function readLocalTime(local: string): number | undefined {
  const moment = localTime.test(local) ? Date.parse(`${local}:00+08:00`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Writes an instant as local time in Taipei: `2026-04-18T13:10`. */
export function writeLocalTime(moment: number): string {
  return new Date(moment + 8 * 60 * 60 * 1000).toISOString().slice(0, 16);
}

/** Where the date bar posts its date. */
export const dateBarPath = '/dates';
