import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecureSite } from '../../process/settings.ts';
import { memberSession } from '../../policies.ts';

/**
 * Tells scripts only that a session may exist. Until the check is done, pages leave the slot of the
 * login link empty.
 */
const hint = 'dswine_member';

export type SessionCookies = {
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
  const write = (reply: FastifyReply, token: string, maxAge: number) => {
    const options = { path: '/', maxAge, secure, sameSite: 'lax' } as const;
    void reply
      .setCookie(name, token, { ...options, httpOnly: true })
      .setCookie(hint, maxAge === 0 ? '' : '1', options);
  };
  return {
    name,
    read: ({ cookies }) => cookies[name],
    set: (reply, token) => write(reply, token, memberSession.idleSeconds),
    clear: (reply) => write(reply, '', 0),
    hasAny: ({ cookies }) => cookies[name] !== undefined || cookies[hint] !== undefined,
  };
}
