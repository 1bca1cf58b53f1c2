/** Whether every escape in a URL's query can be decoded: `%FF`, `%zz` and half a character cannot. */
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
