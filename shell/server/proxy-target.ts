/** What of the organiser's host the site publishes. */
const published = ['/api/', '/calendar/'];
/** A path that is encoded more often than this has no honest sender. */
const MAX_DECODINGS = 5;

export type ProxyTarget = { path: string; search: string };

export const isProxied = (url: string): boolean =>
  published.some((prefix) => url.slice(0, prefix.length).toLowerCase() === prefix);

/**
 * The path and query to forward, as upstream will see them. Undefined when the path is malformed,
 * or when any server could read it as one outside of the published prefixes.
 */
export function proxyTarget(url: string): ProxyTarget | undefined {
  const end = url.search(/[?#]/u);
  const path = end === -1 ? url : url.slice(0, end);
  if (!published.some((prefix) => path.startsWith(prefix))) return undefined;
  if (!isDecodable(path) || isAmbiguous(path)) return undefined;
  const { pathname, search } = new URL(`http://organiser.invalid${url}`);
  if (!published.some((prefix) => pathname.startsWith(prefix))) return undefined;
  return { path: pathname, search };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Servers differ in how often they decode a path and when they resolve its dots. So a path is
 * refused when decoding it brings a separator, a dot segment or a control character to light.
 */
function isAmbiguous(path: string): boolean {
  const separators = path.split('/').length;
  let decoded = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (isUnsafe(decoded) || decoded.split('/').length !== separators) return true;
    const next = decodeAscii(decoded);
    if (next === decoded) return false;
    decoded = next;
  }
  return true;
}

/** A backslash is a slash for WHATWG URLs, a tab is nothing, and `..;` is `..` for some servers. */
const isUnsafe = (path: string): boolean =>
  /[\\\p{Cc}?#]|(?:^|\/)\.{1,2}(?:[/;]|$)|\/{2}/u.test(path);

/** Whatever else is in the path: no other escape stands for a character that separates. */
const decodeAscii = (path: string): string =>
  path.replaceAll(/%([0-7][0-9a-f])/giu, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
