/**
 * The URL that a request target names on this site. Written together, not resolved: `//elsewhere.example/News` is a path
 * that no page has, not another host.
 */
export function pageUrl(target: string, siteUrl: string): URL {
  return new URL(siteUrl + (target.startsWith('/') ? target : `/${target}`));
}
