import { localeCodes } from '../../contract/locales.ts';
import { inLocalePath } from './locale-path.ts';

/** Access without an account: a token in cookies that only its page and its API calls receive. */
type CookieAccess = {
  name: string;
  page: string;
  /** Another page, elsewhere, that receives it. */
  alsoPage?: string;
  calls: string;
  seconds: number;
};
type Access = CookieAccess & {
  /** Query parameter with the token, in the URL from an email or from an older page. */
  parameter: string;
};

const minutes = (count: number) => count * 60;
const days = (count: number) => minutes(count * 24 * 60);

export const submissionAccess: Access = {
  name: 'dswine_submission',
  page: '/Submission',
  parameter: 'pass',
  calls: '/api/expo/Submissions',
  // Outlives the token, so that the page can say that it has expired.
  seconds: minutes(60),
};
export const applicationsAccess: Access = {
  name: 'dswine_applications',
  page: '/EventRunBar/ApplyList',
  parameter: 'key',
  calls: '/api/expo/Event',
  seconds: minutes(60),
};
const appointments = { page: '/Appointment', calls: '/api/expo/Appointments' };
/** One side of one appointment, by the link of a mail. */
export const appointmentAccess: Access = {
  ...appointments,
  name: 'dswine_appointment',
  parameter: 'key',
  seconds: minutes(60),
};
/** All appointments that were asked for on this device. The keys expire with the fair. */
export const deviceAppointments: CookieAccess = {
  ...appointments,
  name: 'dswine_appointments',
  seconds: days(365),
};
export const notifyAccess: Access = {
  name: 'dswine_notify',
  page: '/Notify/Link',
  parameter: 'key',
  calls: '/api/expo/Notify',
  seconds: minutes(60),
};
/** A visitor's badge, by the link of a mail. */
export const badgeAccess: Access = {
  name: 'dswine_badge',
  page: '/VisitorReg/Badge',
  parameter: 'key',
  calls: '/api/expo/VisitorRegistrations',
  seconds: minutes(60),
};
/** An exhibitor's desk, by the link of a mail: work on it goes on for days. */
export const deskAccess: Access = {
  name: 'dswine_exhibitor_desk',
  page: '/ExhibitorDesk',
  alsoPage: '/VisitorExhibitor/Preview',
  parameter: 'key',
  calls: '/api/expo/ExhibitorDesk',
  seconds: days(7),
};
export const accesses: readonly Access[] = [
  submissionAccess,
  applicationsAccess,
  appointmentAccess,
  notifyAccess,
  badgeAccess,
  deskAccess,
];

const token = /^[0-9a-f]{40}$/;

/**
 * Returns `Set-Cookie` values that give a token to the page in both languages and to its API calls.
 * Empty for an invalid token.
 */
export function accessCookies(
  { name, page, alsoPage, calls, seconds }: CookieAccess,
  value: string,
  secure: boolean,
): string[] {
  if (!token.test(value)) return [];
  const attributes = `Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const pages = [page, alsoPage].filter((path) => path !== undefined);
  return [
    ...localeCodes.flatMap((code) => pages.map((path) => inLocalePath(code, path))),
    calls,
  ].map((path) => `${secure ? '__Secure-' : ''}${name}=${value}; Path=${path}; ${attributes}`);
}

/** Reads the token from a `Cookie` header; an empty string if there is none. */
export function readAccess({ name }: Pick<Access, 'name'>, cookie: string | undefined): string {
  const values = (cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  const found = (wanted: string) =>
    values.find(([cookieName, value]) => cookieName === wanted && token.test(value ?? ''))?.[1];
  return found(`__Secure-${name}`) ?? found(name) ?? '';
}
