import type { FastifyRequest } from 'fastify';
import type { Dependencies, Organiser } from '../dependencies.ts';
import { HttpError } from './responses.ts';

/** CSRF protection: pages of other sites cannot change data or log a member out. */
export function requireSameOrigin(app: Organiser, { siteOrigins }: Dependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      !isSameOrigin(request, siteOrigins)
    )
      throw new HttpError(403, '只能從本網站使用 / This works from this site only');
  });
}

/**
 * Whether a state-changing call comes from the site itself or was typed by a person. Uses
 * `Sec-Fetch-Site`; older browsers send `Origin` or `Referer`. Clients that are not browsers send
 * none of them and are allowed, since CSRF needs a browser.
 */
export function isSameOrigin(request: FastifyRequest, siteOrigins: string[]): boolean {
  const site = request.headers['sec-fetch-site'];
  const page = originOf(request.headers.origin) ?? originOf(request.headers.referer);
  const ours = page === undefined || siteOrigins.includes(page) || isHost(page, request.host);
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  if (site === 'same-site') return page !== undefined && ours;
  return ours;
}

function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  return URL.canParse(url) ? new URL(url).origin : 'null';
}

/**
 * Compares only the host, because a proxy in front of the service may use https while we use http.
 */
function isHost(origin: string, host: string): boolean {
  return (
    URL.canParse(origin) &&
    URL.canParse(`http://${host}`) &&
    new URL(origin).host === new URL(`http://${host}`).host
  );
}
