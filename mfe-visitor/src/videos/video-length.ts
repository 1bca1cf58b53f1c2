/** Formats seconds as `0:08` or `42:00`. */
export function writeLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
