import { isUtf8 } from 'node:buffer';

/** Text in no encoding that is read, with the row and byte at which it ends to be one. */
export class UndecodableTextError extends Error {
  override name = 'UndecodableTextError';
  readonly row: number;
  constructor(row: number, byte: number, what: string) {
    super(`row ${row}, byte ${byte}: ${what}; save the file as UTF-8`);
    this.row = row;
  }
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, and Big5. No replacement characters: what is in
 * none of them throws `UndecodableTextError`.
 */
export function decodeText(content: Buffer): { text: string; encoding: string } {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', content);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', content);
  if (isUtf8(content)) return decodeAs('utf-8', content);
  const rare = content.toString('latin1').match(rareInBig5)?.length ?? 0;
  const wide = content.toString('latin1').match(/[\x81-\xfe][\x40-\xfe]/gu)?.length ?? 0;
  if (rare * maxRareShare > wide)
    throw new UndecodableTextError(1, 0, 'neither UTF-8 nor Big5, it looks like GB18030');
  return decodeAs('big5', content);
}

/** Big5's second level and vendors' characters: one in hundreds of a text, a third of GB18030's. */
const rareInBig5 = /[\x81-\xa0\xc9-\xfe][\x40-\xfe]/gu;
const maxRareShare = 20;

function decodeAs(encoding: string, content: Buffer): { text: string; encoding: string } {
  const text = decode(encoding, content);
  if (text !== undefined) return { text, encoding };
  // Of all beginnings that can be decoded, the longest. A character may end after it.
  let [good, bad] = [0, content.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decode(encoding, content.subarray(0, middle), true) === undefined) bad = middle;
    else good = middle;
  }
  const row = content.subarray(0, good).toString('latin1').split('\n').length;
  throw new UndecodableTextError(row, good, `neither UTF-8 nor ${encoding}`);
}

function decode(encoding: string, content: Buffer, stream = false): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content, { stream });
    return encoding === 'big5' && unassigned.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Decoders give bytes that Big5 does not assign these characters. */
const unassigned = /[\u0080-\u009f\ue000-\uf8ff]/u;
