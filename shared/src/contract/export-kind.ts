/**
 * What a module exports under a name, as far as running code tells: `class`, `object`, `string`, or
 * `function(2)` with the number of parameters that it needs.
 */
export function exportKind(value: unknown): string {
  if (typeof value !== 'function') return value === null ? 'null' : typeof value;
  if (/^class\b/.test(Function.prototype.toString.call(value))) return 'class';
  return `function(${value.length})`;
}

/**
 * Whether code that was built with one kind runs with another. A function may need fewer
 * parameters than before, but no further one. Packages change that within a major version, because
 * their builds are minified: `isExact` is for modules of our own.
 */
export function isKindCompatible(built: string, provided: string, isExact: boolean): boolean {
  const [needs, has] = [functionOf(built), functionOf(provided)];
  if (needs === undefined || has === undefined) return built === provided;
  return !isExact || has <= needs;
}

function functionOf(kind: string): number | undefined {
  const count = /^function\((\d+)\)$/.exec(kind)?.[1];
  return count === undefined ? undefined : Number(count);
}
