import type { FastifyBaseLogger } from 'fastify';
export function siteUrlOf({ siteOrigins }: { siteOrigins: readonly string[] }): string {
  return siteOrigins[0] ?? 'http://localhost:3000';
}

export function isSecureSite(siteOrigins: readonly string[]): boolean {
  return siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'));
}

/** Local traffic cannot be intercepted, so a site under test on this machine needs no https. */
export function isLocalSite(siteOrigins: readonly string[]): boolean {
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return siteOrigins.length > 0 && siteOrigins.every((origin) => local.test(origin));
}

export function warnOfPlainHttp(
  origins: readonly string[],
  logger: Pick<FastifyBaseLogger, 'warn'> | undefined,
): void {
  if (isSecureSite(origins) || isLocalSite(origins)) return;
  logger?.warn(
    { event: 'plain-http', origins },
    'the site is reached over plain http: session cookies go without Secure and __Secure-; set SITE_ORIGINS to https addresses in production',
  );
}
