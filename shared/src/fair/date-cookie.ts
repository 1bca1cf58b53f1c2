/** The date bar's cookie: the date at which a demonstration shows its pages (`2026-04-18T13:10`). */
const name = 'dswine_date';
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

/** The date in a `Cookie` header, if the reader has chosen one. */
export function readDateCookie(cookie: string | undefined): number | undefined {
  if (!cookie?.includes(name)) return undefined;
  const pairs = cookie.split(';').map((pair) => pair.trim().split('=', 2));
  const value = pairs.find(([cookieName]) => cookieName === name)?.[1];
  return value === undefined ? undefined : readLocalTime(value);
}

/** The `Cookie` header of a request about this date. */
export function dateCookieHeader(moment: number): string {
  return `${name}=${writeLocalTime(moment)}`;
}

/** The `Set-Cookie` value for a date. Without one, the cookie is removed. */
export function setDateCookie(moment: number | undefined): string {
  const [value, seconds] = moment === undefined ? ['', 0] : [writeLocalTime(moment), 24 * 60 * 60];
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Where the date bar posts its date. */
export const dateBarPath = '/dates';
