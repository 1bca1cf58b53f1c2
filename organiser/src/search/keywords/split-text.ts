/**
 * The units of search: runs of characters that are written without spaces, and words of letters and
 * digits.
 */
/** `prefix`: words that begin with it match too, even if others are it. */
export type Piece = { kind: 'run' | 'word'; text: string; prefix?: boolean };

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ーｰ々〆]/u;
const between = /[\s|「」『』（）〈〉《》、，。；：！？・·]/u;
const isPlainWord = /^[a-z0-9]+$/iu;
const edges = /^[^\p{L}\p{N}%&+#]+|[^\p{L}\p{N}%&+#]+$/gu;

/**
 * The pieces of a text in order. A word with inner signs (`100%`, `V.S.O.P`, `l'Ermitage`) is one
 * piece; `lettersOf` returns its words.
 */
export function splitText(text: string): Piece[] {
  const pieces: Piece[] = [];
  const take = (kind: Kind, part: string) => {
    const piece = kind === word ? withoutEdges(part) : part;
    if (piece !== '' && kind !== gap)
      pieces.push({ kind: kind === run ? 'run' : 'word', text: piece });
  };
  let kind: Kind = gap;
  let start = 0;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const here = kindOf(code);
    if (here !== kind) {
      take(kind, text.slice(start, at));
      kind = here;
      start = at;
    }
    at += code > 0xffff ? 2 : 1;
  }
  take(kind, text.slice(start));
  return pieces;
}

const gap = 1;
const run = 2;
const word = 3;
type Kind = typeof gap | typeof run | typeof word;
/**
 * Cache of the kind of each BMP character: an index of 100,000 products needs 100 million look-ups.
 */
const kinds = new Uint8Array(0x1_0000);

function kindOf(code: number): Kind {
  const cached = kinds[code];
  if (cached !== undefined && cached !== 0) return cached as Kind;
  const character = String.fromCodePoint(code);
  const kind = unspaced.test(character) ? run : between.test(character) ? gap : word;
  if (code < kinds.length) kinds[code] = kind;
  return kind;
}

function withoutEdges(part: string): string {
  return isPlainWord.test(part) ? part : part.replaceAll(edges, '');
}

/** The words within a piece with inner signs. Empty for other pieces. */
export function lettersOf(word: string): string[] {
  if (isPlainWord.test(word) || /^[\p{L}\p{N}\p{M}]+$/u.test(word)) return [];
  return word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export function compact(folded: string): string {
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Maps English plurals to their singular. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word))
    return word.slice(0, -1);
  return word;
}
