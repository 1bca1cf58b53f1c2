import type { FastifyReply, FastifyRequest } from 'fastify';
import { hiddenCookie, isSecureSite, readableCookie, readCookie } from '../http/cookies.ts';
import { idleSeconds } from './sessions.queries.ts';

/**
 * Tells scripts only that a session may exist. Until the check is done, pages leave the slot of the
 * login link empty.
 */
const hint = 'dswine_member';

export type SessionCookies = {
  /** The name of the session cookie. */
  name: string;
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
  /** Whether the request has any cookie that marks the browser as logged in. */
  hasAny: (request: FastifyRequest) => boolean;
};

/**
 * The `__Secure-` prefix prevents insecure pages from setting the cookie. It needs https, so plain
 * http sites go without it.
 */
export function sessionCookies(siteOrigins: string[]): SessionCookies {
  const secure = isSecureSite(siteOrigins);
  const name = secure ? '__Secure-dswine_session' : 'dswine_session';
  const write = (reply: FastifyReply, token: string, seconds: number) =>
    void reply
      .header('set-cookie', hiddenCookie(name, token, { seconds, secure }))
      .header('set-cookie', readableCookie(hint, seconds === 0 ? '' : '1', { seconds, secure }));
  return {
    name,
    read: (request) => readCookie(request, name),
    set: (reply, token) => write(reply, token, idleSeconds),
    clear: (reply) => write(reply, '', 0),
    hasAny: (request) =>
      readCookie(request, name) !== undefined || readCookie(request, hint) !== undefined,
  };
}
