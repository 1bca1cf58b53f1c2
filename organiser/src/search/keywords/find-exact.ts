import { intersect, isEmpty, type Bits } from './bits.ts';
import { matchLevels, type LevelSet } from './match-levels.ts';
import { singular, type Piece } from './split-text.ts';
import { synonymsOf } from './synonyms.ts';
import { fieldNames, type FieldName, type TextIndex } from './text-index.ts';
import { unionOf } from './word-index.ts';

/**
 * The matches of one piece of a keyword. `parts` are the levels of the piece, or of each part into
 * which it had to be divided.
 */
export type FoundPiece = { records: Bits; parts: LevelSet[][]; read?: string };

/** The records of these sets. Undefined when there are none. */
export function foundPiece(sets: readonly LevelSet[]): FoundPiece | undefined {
  const [first, ...rest] = sets;
  if (!first) return undefined;
  const records = unionOf(new Uint32Array(first.records), ...rest.map((one) => one.records));
  return records && !isEmpty(records) ? { records, parts: [[...sets]] } : undefined;
}

/**
 * Records that contain a piece as typed, or one of its synonyms. Prefixes count only when no term,
 * name or synonym has the whole word: "gin" is not "ginjo".
 */
export function asWritten(index: TextIndex, piece: Piece): FoundPiece | undefined {
  const others = [...new Set([...synonymsOf(piece.text), ...synonymsOf(singular(piece.text))])];
  const whole = [...wholeMatches(index, piece), ...bySynonyms(index, others)];
  const isNamed = whole.some(({ level }) => level > matchLevels.intro);
  if (piece.kind === 'run' || (isNamed && piece.prefix !== true)) return foundPiece(whole);
  const word = singular(piece.text);
  const beginning = beginnings(index, word);
  if (piece.prefix === true) return foundPiece([...whole, ...beginning]);
  if (whole.length > 0)
    return foundPiece([...whole, ...beginning.filter(({ level }) => level > matchLevels.rest)]);
  if (beginning.length > 0) return foundPiece(beginning);
  if (word.length < 3 && /^\p{L}+$/u.test(word)) return undefined;
  return foundPiece(
    fieldNames.flatMap((name) =>
      setOf(matchLevels.rest, index.fields[name].tokens.containing(word)),
    ),
  );
}

/** Records with the whole word, words or run, in their terms and texts. */
function wholeMatches(index: TextIndex, { kind, text }: Piece): LevelSet[] {
  return [
    ...index.ofTerms(text),
    ...fieldNames.flatMap((name) =>
      setOf(
        matchLevels[name],
        kind === 'run' ? runIn(index, name, text) : wordsIn(index, name, text),
      ),
    ),
  ];
}

/**
 * The synonyms of a piece. Those of a term are as good as the term, and then mentions in texts do
 * not count. Otherwise a synonym says less than the typed word.
 */
function bySynonyms(index: TextIndex, others: readonly string[]): LevelSet[] {
  const terms = others.flatMap((text) => index.ofTerms(text));
  const fields = fieldNames.filter((name) => terms.length === 0 || name === 'name');
  return [
    ...terms,
    ...others.flatMap((text) =>
      fields.flatMap((name) =>
        setOf(
          Math.min(matchLevels[name], matchLevels.brand),
          /\p{Script=Han}/u.test(text) ? runIn(index, name, text) : wordsIn(index, name, text),
        ),
      ),
    ),
  ];
}

function runIn(index: TextIndex, name: FieldName, run: string): Bits | undefined {
  return index.fields[name].runs.containing(run);
}

/** Records with all of these words in one field, in a name next to each other. */
function wordsIn(index: TextIndex, name: FieldName, text: string): Bits | undefined {
  const parts = text.split(' ');
  const tokens =
    name === 'name' && parts.length > 1
      ? parts.slice(1).map((word, at) => `${parts[at] ?? ''}${singular(word)}`)
      : parts.map(singular);
  const sets = tokens.map((token) => index.fields[name].tokens.whole(token));
  const [first, ...rest] = sets;
  if (!first || rest.some((set) => set === undefined)) return undefined;
  return rest.reduce<Bits>((common, set) => (set ? intersect(common, set) : common), first);
}

function beginnings(index: TextIndex, start: string): LevelSet[] {
  return [
    ...index.ofTermsBeginning(start),
    ...fieldNames.flatMap((name) =>
      setOf(
        name === 'name' ? matchLevels.prefixOfName : matchLevels.rest,
        index.fields[name].tokens.beginning(start),
      ),
    ),
  ];
}

function setOf(level: number, records: Bits | undefined): LevelSet[] {
  return records && !isEmpty(records) ? [{ level, records }] : [];
}

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
    : { records, parts: found.flatMap((one) => one?.parts ?? []) };
}
