import { inLocalePath } from './locale-path.ts';

/**
 * How a reader without an account comes to what is his own: by a token in cookies that only its
 * page and its calls get.
 */
type Access = {
  name: string;
  page: string;
  /** The parameter of the page's address that a mail or an older page brings the token in. */
  parameter: string;
  calls: string;
  seconds: number;
};

const minutes = (count: number) => count * 60;

export const submissionAccess: Access = {
  name: 'dswine_submission',
  page: '/Submission',
  parameter: 'pass',
  calls: '/api/expo/Submissions',
  // Longer than the key opens anything: the page says that its time is over.
  seconds: minutes(60),
};
export const applicationsAccess: Access = {
  name: 'dswine_applications',
  page: '/EventRunBar/ApplyList',
  parameter: 'key',
  calls: '/api/expo/Event',
  seconds: minutes(60),
};
export const accesses: readonly Access[] = [submissionAccess, applicationsAccess];

const token = /^[0-9a-f]{40}$/;

/**
 * Values of `Set-Cookie` that hand a token to the page in both languages and to its calls; none
 * for what is no token.
 */
export function accessCookies(
  { name, page, calls, seconds }: Access,
  value: string,
  secure: boolean,
): string[] {
  if (!token.test(value)) return [];
  const attributes = `Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [page, inLocalePath('en', page), calls].map(
    (path) => `${secure ? '__Secure-' : ''}${name}=${value}; Path=${path}; ${attributes}`,
  );
}

/** The token in a `Cookie` header, or an empty text. */
export function readAccess({ name }: Access, cookie: string | undefined): string {
  const values = (cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  const found = (wanted: string) =>
    values.find(([own, value]) => own === wanted && token.test(value ?? ''))?.[1];
  return found(`__Secure-${name}`) ?? found(name) ?? '';
}
