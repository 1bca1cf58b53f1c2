import type { FastifyRequest } from 'fastify';

/**
 * Whether a call that changes something comes from the site itself or was typed by a person, not sent by a page of someone else. The browser says so in
 * `Sec-Fetch-Site`; one that does not still names the page in `Origin` or `Referer`. Callers that are no browsers name nothing and have no victim.
 */
export function isFromOwnSite(request: FastifyRequest, siteOrigins: string[]): boolean {
  const site = request.headers['sec-fetch-site'];
  const page = originOf(request.headers.origin) ?? originOf(request.headers.referer);
  const ours = page === undefined || siteOrigins.includes(page) || page === `${request.protocol}://${request.host}`;
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  if (site === 'same-site') return page !== undefined && ours;
  return ours;
}

function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  return URL.canParse(url) ? new URL(url).origin : 'null';
}
