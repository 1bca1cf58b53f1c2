/** First and last byte, both included, as `Range` counts them. */
export type ByteRange = { from: number; to: number };

/**
 * What of a thing of `size` bytes a `Range` asks for: one range, `unsatisfiable` (416), or `whole` when there is none, when it is not
 * understood or when it asks for several: RFC 9110 § 14.2 lets a server answer all of these with the whole.
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
