/**
 * The absolute URL of a request target. Concatenates instead of resolving, so that
 * `//elsewhere.example/News` stays a path of this site and does not become another host.
 */
export function pageUrl(target: string, siteUrl: string): URL {
  return inNormalForm(new URL(siteUrl + (target.startsWith('/') ? target : `/${target}`)));
}

/** The path and query of an address, which lead to a page of this site and never elsewhere. */
export function pathOnSite(address: string, siteUrl: string): string {
  const { pathname, search } = pageUrl(address, siteUrl);
  return pathname.replace(/^[/\\]+/, '/') + search;
}

/** A letter, perhaps of several escapes, with the marks that belong to it. */
const escaped = /[^/%]?(?:%[\da-f]{2})+/gi;

/**
 * The URL with its path in NFC, as paths of sections are: keyboards and file systems write `é` in
 * two ways.
 */
export function inNormalForm(url: URL): URL {
  if (url.pathname.includes('%')) url.pathname = url.pathname.replace(escaped, normalised);
  return url;
}

function normalised(written: string): string {
  try {
    const text = decodeURIComponent(written);
    const plain = text.normalize('NFC');
    return plain === text ? written : encodeURIComponent(plain);
  } catch {
    return written;
  }
}
