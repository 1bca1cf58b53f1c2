const separators = /\/|%2f|%5c/i;

/**
 * Whether a path stays below the base that it is joined to, whoever resolves it: no dot segments,
 * backslashes, empty segments or characters that URLs lose. The variables of a template may have
 * put them there.
 */
export function staysBelow(path: string): boolean {
  const [address = ''] = path.split(/[?#]/, 1);
  if (/^\/|\/\/|[\\\s]/.test(address)) return false;
  return !address.split(separators).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}
