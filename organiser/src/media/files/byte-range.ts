/** First and last byte, both included, as in `Range`. */
export type ByteRange = { from: number; to: number };

/**
 * Parses a `Range` header for a resource of `size` bytes. Returns one range, `unsatisfiable` (416),
 * or `whole`. It is `whole` when the header is absent, malformed or has several ranges; RFC 9110 §
 * 14.2 permits that.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/iu.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
