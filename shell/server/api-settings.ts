import { Type } from 'typebox';
import type { Live } from './live-composition.ts';

/** Where browsers reach one of the organiser's services: a path of the site or an address elsewhere, with a slash at its end. */
export const ApiBase = Type.String({ pattern: '^(https?://[^\\s/?#@]+)?/([\\w.~-]+/)*$' });

type Bases = { expoApi: string; authApi: string };

/**
 * Why the account service cannot be used from this site, if it cannot: its session cookie is sent to addresses of the
 * same site only, so that nobody would ever be logged in.
 */
export function wrongAuthApi(siteUrl: unknown, authApi: unknown, cookieDomain: unknown): string | undefined {
  if (typeof siteUrl !== 'string' || typeof authApi !== 'string' || !URL.canParse(siteUrl)) return undefined;
  if (authApi.startsWith('/') || !URL.canParse(authApi)) return undefined;
  const [site, service] = [new URL(siteUrl), new URL(authApi)];
  const shared = typeof cookieDomain === 'string' ? cookieDomain : site.hostname;
  const within = (host: string) => host === shared || host.endsWith(`.${shared}`);
  if (site.protocol === service.protocol && within(site.hostname) && within(service.hostname)) return undefined;
  return `${service.origin} is not of one site with ${site.origin}: give both one scheme and one domain, and name that domain as cookieDomain`;
}

/** The composition with a policy that lets browsers reach services elsewhere; worked out once for each. */
export function reaching(live: () => Live, bases: Bases): () => Live {
  const origins = originsOf(bases);
  if (origins.length === 0) return live;
  let last: Live | undefined;
  let widened: Live | undefined;
  return () => {
    const now = live();
    if (widened === undefined || now !== last)
      widened = { ...now, contentSecurityPolicy: policyReaching(now.contentSecurityPolicy, bases) };
    last = now;
    return widened;
  };
}

/** Answers, drawings and the spoken captcha come from there; scripts and styles never do. */
export function policyReaching(policy: string, bases: Bases): string {
  const origins = originsOf(bases).join(' ');
  return origins === ''
    ? policy
    : policy.replace(/(connect-src|img-src|media-src) [^;]*/g, (directive) => `${directive} ${origins}`);
}

function originsOf({ expoApi, authApi }: Bases): string[] {
  return [...new Set([expoApi, authApi].filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin))];
}
