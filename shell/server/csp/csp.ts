import { createHash } from 'node:crypto';

const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;
type Directive = (typeof directives)[number];

/** A content security policy: directive -> its sources. */
type ContentSecurityPolicy = Readonly<Record<Directive, readonly string[]>>;
/** Sources that settings add to the policy of every page. */
export type ExtraSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** The policy of every page: resources of the site itself, and inline scripts by their hashes. */
export function pagePolicy(inlineScripts: readonly string[]): ContentSecurityPolicy {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    'default-src': none,
    'script-src': [...self, ...inlineScripts.map(hashSource)],
    'style-src': self,
    'img-src': [...self, 'data:'],
    'font-src': self,
    'media-src': self,
    'connect-src': self,
    'manifest-src': self,
    'base-uri': none,
    'form-action': self,
    'frame-ancestors': none,
    // The boot script creates the one policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** Adds sources to a policy or to other sources, without duplicates. */
export function addSources<Policy extends ExtraSources>(
  policy: Policy,
  ...extras: readonly ExtraSources[]
): Policy {
  const named = directives.flatMap((directive) => {
    const sources = [policy, ...extras].flatMap((one: ExtraSources) => one[directive] ?? []);
    return sources.length > 0 ? [[directive, [...new Set(sources)]] as const] : [];
  });
  return { ...policy, ...Object.fromEntries(named) };
}

/**
 * A policy for pages that load a third party's scripts: these carry no integrity and write script
 * addresses as they like.
 */
export function allowForeignScripts(policy: ContentSecurityPolicy): ExtraSources {
  const { 'require-trusted-types-for': _sinks, 'trusted-types': _names, ...rest } = policy;
  return rest;
}

/** The value of the `content-security-policy` header. */
export function serializeCsp(policy: ExtraSources): string {
  return directives
    .flatMap((directive) => {
      const sources = policy[directive];
      return sources ? [[directive, ...sources].join(' ')] : [];
    })
    .join('; ');
}

/** The value of the header for a page with styles in it, of which this is the hash. */
export function allowStyles(policy: string, hash = ''): string {
  return /^sha256-[\w+/]{43}=$/.test(hash)
    ? policy.replace('style-src', `style-src '${hash}'`)
    : policy;
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The name under which policies find the address for their reports. */
export const ENDPOINT = 'errors';
/**
 * Pages and browsers report here what goes wrong. The second address is that of open tabs and
 * releases of the shell from before December 2026.
 */
export const errorReportPaths = ['/releases/error-reports', '/releases/receipts'] as const;

/** The value of the `reporting-endpoints` header of a page of a composition. */
export function reportingEndpoints(revision: number): string {
  return `${ENDPOINT}="${errorReportPaths[0]}?composition=${revision}"`;
}
