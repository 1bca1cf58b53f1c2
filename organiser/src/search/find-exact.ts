import { isEmpty, intersect, type Bits } from './bits.ts';
import { synonymsOf } from './synonyms.ts';
import { singular, type Piece } from './split-text.ts';
import type { TextIndex } from './text-index.ts';
import { unionOf } from './word-index.ts';

/**
 * The matches of one piece of a keyword. `inNames` are the records with the piece in a name, the
 * best matches last.
 */
export type FoundPiece = { records: Bits; inNames: (Bits | undefined)[]; read?: string };

/** Records that contain a piece as typed, or one of its synonyms. */
export function asWritten(index: TextIndex, piece: Piece): FoundPiece | undefined {
  const others = new Set([...synonymsOf(piece.text), ...synonymsOf(singular(piece.text))]);
  const found = [piece.text, ...others].map((text) => {
    const isSame = text === piece.text;
    return textFound(
      index,
      isSame ? piece.kind : /\p{Script=Han}/u.test(text) ? 'run' : 'word',
      text,
    );
  });
  const records = unionOf(...found.map((one) => one?.records));
  return records && { records, inNames: found[0]?.inNames ?? [] };
}

function textFound(index: TextIndex, kind: Piece['kind'], text: string): FoundPiece | undefined {
  if (kind === 'run') {
    const names = index.nameRuns.containing(text);
    const records = unionOf(
      index.textRuns.containing(text),
      names && new Uint32Array(names),
      index.ofTerms('run', text),
    );
    return records && { records, inNames: [names, names] };
  }
  const word = singular(text);
  const whole = index.names.whole(word);
  const beginning = index.names.beginning(word);
  const records = unionOf(
    index.texts.beginning(word),
    beginning && new Uint32Array(beginning),
    word.length > 2 ? index.ofTerms('word', word) : undefined,
  );
  if (records) return { records, inNames: [beginning, whole] };
  if (word.length < 3 && /^\p{L}+$/u.test(word)) return undefined;
  const within = unionOf(index.texts.containing(word), index.names.containing(word));
  return within && { records: within, inNames: [] };
}

/** Records that match all of these pieces. */
export function allOf(index: TextIndex, pieces: readonly Piece[]): FoundPiece | undefined {
  const found = pieces.map((piece) => asWritten(index, piece));
  const [first, ...rest] = found;
  if (!first || rest.some((one) => one === undefined)) return undefined;
  const records = rest.reduce(
    (common, one) => (one ? intersect(common, one.records) : common),
    first.records,
  );
  return isEmpty(records)
    ? undefined
    : { records, inNames: found.flatMap((one) => one?.inNames ?? []) };
}
