import type { FastifyReply, FastifyRequest } from 'fastify';
import { hiddenCookie, isSecureSite, readableCookie, readCookie } from '../server/cookies.ts';
import { idleSeconds } from './sessions.queries.ts';

/** Tells scripts that a session may be there, and nothing else: a page leaves the place of the login link empty until it knows. */
const hint = 'dswine_member';

export type SessionCookies = {
  /** The name of the session's cookie. */
  name: string;
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
  /** Whether the browser still holds something that says it is logged in. */
  hasAny: (request: FastifyRequest) => boolean;
};

/** On a site of https only, the prefix keeps the cookie from being set by anything less; plain http cannot have it. */
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
