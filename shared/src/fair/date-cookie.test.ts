import {
  dateCookieHeader,
  readDateCookie,
  readLocalTime,
  setDateCookie,
  writeLocalTime,
} from './date-cookie.ts';

const moment = Date.parse('2026-04-18T13:10:00+08:00');

it('converts timestamps to Taipei local time and back, also in the cookie', () => {
  expect(readLocalTime('2026-04-18T13:10')).toBe(moment);
  expect(writeLocalTime(moment)).toBe('2026-04-18T13:10');
  expect(readDateCookie(`a=b; ${dateCookieHeader(moment)}; c=d`)).toBe(moment);
});

it.each([undefined, 'a=b', 'dswine_date=', 'dswine_date=2026-13-45T99:99'])(
  'readDateCookie returns undefined for %s',
  (cookie) => {
    expect(readDateCookie(cookie)).toBeUndefined();
  },
);

it('setDateCookie deletes the cookie when no date is chosen', () => {
  expect(setDateCookie(moment)).toMatch(/^dswine_date=2026-04-18T13:10; Max-Age=86400; Path=\//);
  expect(setDateCookie(undefined)).toMatch(/^dswine_date=; Max-Age=0;/);
});
