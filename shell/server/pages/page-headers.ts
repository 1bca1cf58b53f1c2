import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { allowStyles } from '../csp/csp.ts';
import { reportingEndpoints } from '../csp/reporting.ts';
import type { RenderedPage } from './page-renderer.ts';

/** Up to this age, in ms, a cached page is fresh. After it, the page is sent and then refreshed. */
export const FRESH_MS = 30_000;

const EDGE_SECONDS = FRESH_MS / 1000;
const PUBLIC_CACHE_CONTROL = `public, max-age=0, s-maxage=${EDGE_SECONDS}, stale-while-revalidate=${EDGE_SECONDS}, stale-if-error=600`;
/**
 * Without an edge, the response to an unprefixed URL depends on the language: no shared caching.
 */
const NEGOTIATED_CACHE_CONTROL = 'private, no-cache';
const VARY = 'accept-encoding';

type CachePolicy = {
  cached: boolean;
  isPublic: boolean;
  /** Whether the page is for one reader: it holds personal data. */
  personal?: boolean;
  secure: boolean;
};

/** A flat header list for node:http. */
export function headersOf(
  live: Live,
  { status, isComplete, content }: Pick<RenderedPage, 'status' | 'isComplete' | 'content'>,
  { cached, isPublic, personal = false, secure }: CachePolicy,
): string[] {
  const cache = personal
    ? 'private, no-store'
    : !isComplete || status >= 500
      ? 'no-store'
      : !isPublic
        ? NEGOTIATED_CACHE_CONTROL
        : cached
          ? PUBLIC_CACHE_CONTROL
          : 'no-cache';
  return [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    cache,
    'content-security-policy',
    allowStyles(live.contentSecurityPolicy, content.styleHash),
    ...(live.integrityPolicy === undefined ? [] : ['integrity-policy', live.integrityPolicy]),
    'reporting-endpoints',
    reportingEndpoints(live.revision),
    'x-composition',
    String(live.revision),
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    // Other sites need not know who comes from a personal page. Without any referrer, browsers would
    // post its forms with `Origin: null`.
    personal ? 'same-origin' : 'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
    'vary',
    // Crawlers are never redirected by language, so the response also depends on the user agent.
    isPublic ? VARY : `${VARY}, accept-language, cookie, user-agent`,
    // No includeSubDomains: the site does not control its subdomains.
    ...(secure ? ['strict-transport-security', 'max-age=31536000'] : []),
    ...(status === 503 ? ['retry-after', '10'] : []),
  ];
}
