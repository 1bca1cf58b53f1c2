import { Type, type Static } from 'typebox';
import type { ExtraSources } from '../csp/csp.ts';

const origin = Type.String({ pattern: '^https://[^/?#]+$' });

/**
 * A third-party tag manager, loaded only after consent. Without one there are no third-party
 * scripts, and the site does not ask for consent.
 */
export const TagManager = Type.Object(
  {
    /**
     * URL of its script, with the container id: `https://www.googletagmanager.com/gtm.js?id=GTM-…`.
     */
    script: Type.String({ pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])' }),
    /** Further origins that it loads scripts from and sends data to. */
    origins: Type.Optional(Type.Array(origin)),
  },
  { additionalProperties: false },
);

/** The domain of the cookie RecordUrl: the site's host or a parent domain. */
export const CookieDomain = Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' });

/**
 * Explains why the cookie domain does not fit the site; undefined when it does. Browsers drop
 * cookies of another domain silently.
 */
export function cookieDomainProblem(siteUrl: unknown, domain: unknown): string | undefined {
  if (typeof siteUrl !== 'string' || typeof domain !== 'string' || !URL.canParse(siteUrl))
    return undefined;
  const host = new URL(siteUrl).hostname;
  if (host === domain || host.endsWith(`.${domain}`)) return undefined;
  return `${host} does not belong to the domain ${domain}`;
}

/** The CSP sources that a configured tag manager needs. */
export function tagManagerSources(tagManager: Static<typeof TagManager> | undefined): ExtraSources {
  if (tagManager === undefined) return {};
  const origins = [new URL(tagManager.script).origin, ...(tagManager.origins ?? [])];
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins };
}

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
