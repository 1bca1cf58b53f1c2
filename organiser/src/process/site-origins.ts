/** The address of the site for links in mails and files. */
export function siteUrlOf({ siteOrigins }: { siteOrigins: readonly string[] }): string {
  return siteOrigins[0] ?? 'http://localhost:3000';
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
