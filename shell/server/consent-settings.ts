import { Type, type Static } from 'typebox';
import type { ConsentConfig } from '../src/legal/consent-config.ts';
import type { ExtraSources } from './csp.ts';

const origin = Type.String({ pattern: '^https://[^/?#]+$' });

/**
 * Scripts of others, loaded after consent only. Without it there are none, and no question is
 * asked.
 */
export const TagManager = Type.Object(
  {
    /** Its script, with its id: `https://www.googletagmanager.com/gtm.js?id=GTM-…`. */
    script: Type.String({ pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])' }),
    /** Further origins that it loads from and reports to. */
    origins: Type.Optional(Type.Array(origin)),
  },
  { additionalProperties: false },
);

/** The cookie's domain: the site's own host or one above it. */
export const CookieDomain = Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' });

type ConsentSettings = {
  siteUrl: string;
  ageQuestion: boolean;
  tagManager?: Static<typeof TagManager>;
  cookieDomain?: string;
};

/** What every page is told of it. */
export function consentConfigOf({
  ageQuestion,
  tagManager,
  cookieDomain,
}: ConsentSettings): ConsentConfig {
  return {
    ageQuestion,
    ...(tagManager === undefined ? {} : { tagManager: tagManager.script }),
    ...(cookieDomain === undefined ? {} : { cookieDomain }),
  };
}

/**
 * Why the cookie's domain cannot be used on this site, if it cannot: a browser would silently drop
 * the cookie.
 */
export function wrongCookieDomain(siteUrl: unknown, domain: unknown): string | undefined {
  if (typeof siteUrl !== 'string' || typeof domain !== 'string' || !URL.canParse(siteUrl))
    return undefined;
  const host = new URL(siteUrl).hostname;
  if (host === domain || host.endsWith(`.${domain}`)) return undefined;
  return `${host} does not belong to the domain ${domain}`;
}

/** What a configured tag manager needs of the policy, and nothing else. */
export function tagManagerSources(tagManager: Static<typeof TagManager> | undefined): ExtraSources {
  if (tagManager === undefined) return {};
  const origins = [new URL(tagManager.script).origin, ...(tagManager.origins ?? [])];
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins };
}
