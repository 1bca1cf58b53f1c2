import type { FastifyRequest } from 'fastify';

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

/**
 * A `Set-Cookie` header that scripts cannot read; `seconds` 0 deletes the cookie. Values are
 * base64url and need no quoting.
 */
export function hiddenCookie(
  name: string,
  value: string,
  { seconds, secure, path = '/', sameSite = 'Lax' }: HiddenCookie,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}

/** A `Set-Cookie` header that scripts of the site may read. */
export function readableCookie(
  name: string,
  value: string,
  options: { seconds: number; secure: boolean },
): string {
  return `${name}=${value}; Path=/; Max-Age=${options.seconds}; SameSite=Lax${options.secure ? '; Secure' : ''}`;
}

/** Whether all origins use https, so that cookies can be `Secure`. */
export function isSecureSite(siteOrigins: string[]): boolean {
  return siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'));
}

/** Local traffic cannot be intercepted, so a site under test on this machine needs no https. */
export function isLocalSite(siteOrigins: string[]): boolean {
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return siteOrigins.length > 0 && siteOrigins.every((origin) => local.test(origin));
}
