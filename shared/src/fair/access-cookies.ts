import { inLocalePath } from './locale-path.ts';

/** Access without an account: a token in cookies that only its page and its API calls receive. */
type Access = {
  name: string;
  page: string;
  /** Query parameter with the token, in the URL from an email or from an older page. */
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
export const accesses: readonly Access[] = [submissionAccess, applicationsAccess];

const token = /^[0-9a-f]{40}$/;

/**
 * Returns `Set-Cookie` values that give a token to the page in both languages and to its API calls.
 * Empty for an invalid token.
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

/** Reads the token from a `Cookie` header; an empty string if there is none. */
export function readAccess({ name }: Access, cookie: string | undefined): string {
  const values = (cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  const found = (wanted: string) =>
    values.find(([cookieName, value]) => cookieName === wanted && token.test(value ?? ''))?.[1];
  return found(`__Secure-${name}`) ?? found(name) ?? '';
}
