/** Whether the query can be decoded. `%FF`, `%zz` and incomplete characters cannot. */
export function isWellFormedQuery(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return true;
  try {
    decodeURIComponent(url.slice(start));
    return true;
  } catch {
    return false;
  }
}
