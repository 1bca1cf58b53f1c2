import type { FastifyRequest } from 'fastify';

/**
 * Whether a call that changes something comes from the site itself or was typed by a person, not sent by a page of someone else. The browser says so in
 * `Sec-Fetch-Site`; one that does not still names the page in `Origin` or `Referer`. Callers that are no browsers name nothing and have no victim.
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

/** Only the host is compared: a proxy in front of the service may speak https where we speak http. */
function isHost(origin: string, host: string): boolean {
  return (
    URL.canParse(origin) &&
    URL.canParse(`http://${host}`) &&
    new URL(origin).host === new URL(`http://${host}`).host
  );
}
