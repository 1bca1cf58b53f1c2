/** A call as a route, fragment, menu or form states it. */
export type StatedCall = {
  method: string;
  /** A URI template below `/api/`. */
  template: string;
  /** Names of the fields that a form sends, with their only values. */
  fields?: Readonly<Record<string, { choices?: readonly string[] }>>;
  /** Whether others than the section use the answer, so that all of it counts. */
  isWhole?: boolean;
};

/** The paths of a call, with `{}` for each variable, and the query parameters that it sends. */
export type CallPattern = { paths: string[]; query: string[] };

/** Reads a URI template (RFC 6570). A path with an optional last part counts as two. */
export function patternOf(template: string): CallPattern {
  const lists = [...template.matchAll(/\{[?&]([^}]+)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/(\*|:\d+)$/, '')),
  );
  const written = [...template.matchAll(/[?&](\w+)=/g)].map(([, name = '']) => name);
  const path = template.replaceAll(/\{[?&][^}]+\}/g, '').replace(/\?.*$/, '');
  const withoutOptional = path.replaceAll(/\{\/[^}]+\}/g, '');
  const withOptional = path.replaceAll(/\{\/[^}]+\}/g, '/{}');
  return {
    paths: [...new Set([withoutOptional, withOptional])].map((one) =>
      one.replaceAll(/\{\w+\}/g, '{}'),
    ),
    query: [...new Set([...written, ...lists])],
  };
}

/** Whether a call with this path reaches a provided one. Case does not count. */
export function isPathOf(path: string, provided: string): boolean {
  const parts = path.toLowerCase().split('/');
  const others = provided.toLowerCase().split('/');
  return (
    parts.length === others.length &&
    parts.every((part, at) => others[at] === '{}' || others[at] === part)
  );
}

/** The provided call of that path with the fewest variables. */
export function findCall<Call extends { path: string }>(
  calls: readonly Call[],
  path: string,
): Call | undefined {
  const variables = ({ path: of }: Call) => of.split('{}').length;
  return calls
    .filter((call) => isPathOf(path, call.path))
    .toSorted((one, other) => variables(one) - variables(other))[0];
}
