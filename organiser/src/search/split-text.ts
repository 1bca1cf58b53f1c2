/** A text as search takes it apart: runs of characters that are written without spaces, and words of letters and digits. */
export type Piece = { kind: 'run' | 'word'; text: string };

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ーｰ々〆`;
const parts = new RegExp(
  String.raw`[${unspaced}]+|(?:(?![${unspaced}])[^\s|「」『』（）〈〉《》、，。；：！？・·])+`,
  'gu',
);
const isRun = new RegExp(`^[${unspaced}]`, 'u');
const edges = /^[^\p{L}\p{N}%&+#]+|[^\p{L}\p{N}%&+#]+$/gu;

/**
 * The pieces of a text in their order. What has a sign within (`100%`, `V.S.O.P`, `l'Ermitage`) is a piece as it stands;
 * `lettersOf` gives the words in it.
 */
export function splitText(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [part] of text.matchAll(parts)) {
    if (isRun.test(part)) pieces.push({ kind: 'run', text: part });
    else {
      const word = part.replaceAll(edges, '');
      if (word !== '') pieces.push({ kind: 'word', text: word });
    }
  }
  return pieces;
}

/** The words in a piece that has signs within; none when it has no signs. */
export function lettersOf(word: string): string[] {
  if (/^[\p{L}\p{N}\p{M}]+$/u.test(word)) return [];
  return word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Two characters at a time; one that stands alone is its own. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** A text without anything but its letters and digits: by this whole names are compared. */
export function compact(folded: string): string {
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** English plurals fall together with their singular. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word)) return word.slice(0, -1);
  return word;
}
