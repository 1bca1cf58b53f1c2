/** `browser/page-lists.0123456789ab.js` without its hash: `browser/page-lists.*.js`. */
export function contentNamePattern(file: string): string {
  return file.replace(/\.[0-9a-f]{12,}(\.\w+)$/, '.*$1');
}

/** Whether a file's name contains a hash of its content, as the builds write it. */
export function isContentNamed(file: string): boolean {
  return /\.[0-9a-f]{12,}\.\w+$/.test(file);
}
