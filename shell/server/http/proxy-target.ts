/** The path prefixes of the organiser's host that the site exposes. */
const published = ['/api/', '/calendar/'];
/** Paths with more layers of percent-encoding than this are rejected. */
const MAX_DECODINGS = 5;

type ProxyTarget = { path: string; search: string };

export const isProxied = (url: string): boolean =>
  published.some((prefix) => url.slice(0, prefix.length).toLowerCase() === prefix);

/**
 * The path and query to forward, as upstream will see them. Undefined when the path is malformed,
 * or when some server could resolve it to a path outside of the published prefixes.
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
 * Whether decoding reveals a separator, a dot segment or a control character. Servers differ in how
 * often they decode a path and when they resolve dot segments.
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

/** WHATWG URLs treat a backslash as a slash and drop tabs. Some servers treat `..;` as `..`. */
const isUnsafe = (path: string): boolean =>
  /[\\\p{Cc}?#]|(?:^|\/)\.{1,2}(?:[/;]|$)|\/{2}/u.test(path);

/** Decodes ASCII escapes only: every separator is an ASCII character. */
const decodeAscii = (path: string): string =>
  path.replaceAll(/%([0-7][0-9a-f])/giu, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
