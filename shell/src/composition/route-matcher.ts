type Match<Route> = { route: Route; params: Readonly<Record<string, string>> };

/** A route with one choice of its optional segments. */
type Branch<Route> = { route: Route; pattern: RegExp; names: string[]; score: number };

/**
 * Compiles a flat table of React Router paths once. Finds what `matchRoutes` finds, which compiles
 * and ranks the table anew for each path.
 */
export function createRouteMatcher<Route extends { path: string }>(
  routes: readonly Route[],
): (path: string) => Match<Route> | undefined {
  const branches = routes
    .flatMap((route) => withoutOptional(segmentsOf(route.path)).map(compile(route)))
    .sort((one, other) => other.score - one.score);

  return function match(path) {
    const decoded = decodePath(path);
    for (const { route, pattern, names } of branches) {
      const found = pattern.exec(decoded);
      if (found) return { route, params: paramsOf(names, found) };
    }
    return undefined;
  };
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** All choices of present and absent optional segments, in the order of React Router. */
function withoutOptional([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const others = withoutOptional(rest);
  const required = first.replace(/\?$/, '');
  const present = others.map((other) => [required, ...other]);
  return required === first ? present : [...present, ...others];
}

function compile<Route>(route: Route): (segments: string[]) => Branch<Route> {
  return (segments) => {
    const names: string[] = [];
    const hasSplat = segments.at(-1) === '*';
    const source = (hasSplat ? segments.slice(0, -1) : segments).map((segment) => {
      const [, name, suffix = ''] = /^:([\w-]+)(.*)$/.exec(segment) ?? [];
      if (name === undefined) return `/${escape(segment)}`;
      names.push(name);
      return `/([^/]+)${escape(suffix)}`;
    });
    if (hasSplat) names.push('*');
    const end = hasSplat ? (source.length === 0 ? '/(.*)' : '(?:/(.+)|/*)') : '/*';
    const pattern = new RegExp(`^${source.join('') || (hasSplat ? '' : '/')}${end}$`, 'i');
    return { route, pattern, names, score: scoreOf(segments) };
  };
}

function escape(text: string): string {
  return text.replace(/[\\.*+?^${}|()[\]]/g, '\\$&');
}

/** The rank of React Router: a static segment counts more than any number of other ones. */
function scoreOf(segments: readonly string[]): number {
  const values = segments.map((segment) => {
    if (segment === '*') return 1;
    if (!segment.startsWith(':')) return 11;
    return /^:[\w-]+$/.test(segment) ? 4 : 4.5;
  });
  // The empty path counts as one more empty segment, and a splat costs two.
  const start = segments.length === 0 ? 2 : segments.includes('*') ? -2 : 0;
  return values.reduce((sum, value) => sum + value, start);
}

/** Decodes each segment. A malformed path stays as it is. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

function paramsOf(names: readonly string[], found: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]),
  );
}
