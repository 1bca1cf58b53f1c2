/** Whether a file's name contains a hash of its content, as the builds write it. */
export function isContentNamed(file: string): boolean {
  return /\.[0-9a-f]{12,}\.\w+$/.test(file);
}
