/**
 * The absolute URL of a request target. Concatenates instead of resolving, so that
 * `//elsewhere.example/News` stays a path of this site and does not become another host.
 */
export function pageUrl(target: string, siteUrl: string): URL {
  return new URL(siteUrl + (target.startsWith('/') ? target : `/${target}`));
}
