import { Type } from 'typebox';
import type { ExtraSources } from '../csp/csp.ts';

/**
 * The base URL at which browsers reach one of the organiser's services: a path of the site or an
 * absolute URL. Ends with a slash.
 */
export const ApiBase = Type.String({ pattern: '^(https?://[^\\s/?#@]+)?/([\\w.~-]+/)*$' });

type Bases = { expoApi: string; authApi: string };

/**
 * Explains why the account service cannot be used from this site; undefined when it can. Browsers
 * send its session cookie within the same site only, so otherwise nobody could log in.
 */
export function authApiProblem(
  siteUrl: unknown,
  authApi: unknown,
  cookieDomain: unknown,
): string | undefined {
  if (typeof siteUrl !== 'string' || typeof authApi !== 'string' || !URL.canParse(siteUrl))
    return undefined;
  if (authApi.startsWith('/') || !URL.canParse(authApi)) return undefined;
  const [site, service] = [new URL(siteUrl), new URL(authApi)];
  const shared = typeof cookieDomain === 'string' ? cookieDomain : site.hostname;
  const within = (host: string) => host === shared || host.endsWith(`.${shared}`);
  if (site.protocol === service.protocol && within(site.hostname) && within(service.hostname))
    return undefined;
  return `${service.origin} is not of one site with ${site.origin}: give both one scheme and one domain, and name that domain as cookieDomain`;
}

/**
 * CSP sources for services on other origins: API responses, images and the audio captcha. Scripts
 * and styles never come from there.
 */
export function apiSources({ expoApi, authApi }: Bases): ExtraSources {
  const elsewhere = [expoApi, authApi].filter((base) => !base.startsWith('/'));
  const origins = elsewhere.map((base) => new URL(base).origin);
  return { 'connect-src': origins, 'img-src': origins, 'media-src': origins };
}
