import type { FastifyRequest } from 'fastify';

/** The value of a cookie of the request. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [found, value] = part.split('=', 2);
    if (found?.trim() === name) return value?.trim();
  }
  return undefined;
}

type HiddenCookie = {
  seconds: number;
  secure: boolean;
  path?: string;
  sameSite?: 'Lax' | 'Strict';
};

/** A `Set-Cookie` that scripts cannot read; `seconds` 0 deletes it. Values are base64url and need no quoting. */
export function hiddenCookie(
  name: string,
  value: string,
  { seconds, secure, path = '/', sameSite = 'Lax' }: HiddenCookie,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}

/** A `Set-Cookie` that scripts of the site may read. */
export function readableCookie(
  name: string,
  value: string,
  options: { seconds: number; secure: boolean },
): string {
  return `${name}=${value}; Path=/; Max-Age=${options.seconds}; SameSite=Lax${options.secure ? '; Secure' : ''}`;
}

/** Cookies are for https only when all of the site is. */
export function isSecureSite(siteOrigins: string[]): boolean {
  return siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'));
}

/** On the machine itself nothing is overheard: a site that is tried out needs no https. */
export function isLocalSite(siteOrigins: string[]): boolean {
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return siteOrigins.length > 0 && siteOrigins.every((origin) => local.test(origin));
}
