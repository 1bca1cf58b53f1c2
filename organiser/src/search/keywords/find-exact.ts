import {
  intersect,
  isEmpty,
  type Bits,
  fieldNames,
  type FieldName,
  type TextIndex,
  noBits,
  matchLevels,
  type LevelSet,
} from './text-index.ts';
import { singular, type Piece } from './split-text.ts';
import { synonymsOf, asMeant, lettersOfTrade } from './search-terms.ts';
import { unionOf } from './word-index.ts';
import { editDistance, errorsAllowed } from './edit-distance.ts';

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

/**
 * The words and runs that are nearest to the typed piece. Only names and terms are meant: in running
 * text something similar always stands.
 */
export function nearest(index: TextIndex, { kind, text }: Piece): FoundPiece | undefined {
  if (kind === 'run') {
    const meant = asMeant(text);
    const asFound = meant === text ? undefined : asWritten(index, { kind, text: meant });
    if (asFound) return { ...asFound, read: index.written(meant) };
    const isKnown = knownIn(index, text);
    const similar = index.wholeRuns
      .similar(text)
      .filter(
        ({ part }) =>
          part.length !== text.length ||
          [...part].every((character, at) => character === text[at] || isKnown[at] !== true),
      );
    const [best] = similar.toSorted((one, other) => other.records.count - one.records.count);
    if (!best) return swapped(index, text);
    const records = noBits(index.size);
    for (const run of similar) run.records.addTo(records);
    const found = foundPiece([{ level: matchLevels.name, records }]);
    return found && { ...found, read: index.written(best.part) };
  }
  const word = singular(text);
  const inFields = (['name', 'brand'] as const).map((name) => ({
    name,
    similar: index.fields[name].tokens.similar(word).filter((one) => mayMean(word, one.word)),
  }));
  const all = inFields.flatMap(({ similar }) => similar);
  const distance = Math.min(...all.map((similar) => similar.distance));
  const ofTrade = nearestOfTrade(index, word, distance);
  if (ofTrade) return ofTrade;
  const near = inFields.map(({ name, similar }) => ({
    name,
    similar: similar.filter((one) => one.distance === distance),
  }));
  const best = all
    .filter((one) => one.distance === distance)
    .toSorted((one, other) => other.count - one.count)[0];
  const found = foundPiece(
    near.flatMap(({ name, similar }) => {
      const records = index.fields[name].tokens.recordsOf(similar.map((one) => one.word));
      return records ? [{ level: matchLevels[name], records }] : [];
    }),
  );
  return found && best && { ...found, read: index.written(near[0]?.similar[0]?.word ?? best.word) };
}

/**
 * In a short word the first letter is seldom wrong, but for a swap: "wifi" is no error for "ifi".
 * An ending makes another word: "forwarder" is no error for "forward".
 */
function mayMean(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1 && long.startsWith(short)) return false;
  return typed.length > 4 || typed[0] === word[0] || typed[0] === word[1];
}

/**
 * Which characters of a run belong to pairs that texts contain, on both sides: 米 of 小米酒 is no
 * error.
 */
function knownIn(index: TextIndex, run: string): boolean[] {
  const isPair = (pair: string) =>
    pair.length === 2 &&
    fieldNames.some((name) => index.fields[name].runs.containing(pair) !== undefined);
  return [...run].map(
    (_, at) => isPair(run.slice(at - 1, at + 1)) && isPair(run.slice(at, at + 2)),
  );
}

/**
 * "portugese": corrects a trade term. The term itself may occur in no text, as long as a synonym of
 * it does.
 */
function nearestOfTrade(index: TextIndex, word: string, nearer: number): FoundPiece | undefined {
  const limit = Math.min(errorsAllowed(word), nearer);
  const found = lettersOfTrade
    .map((other) => ({ other, distance: editDistance(word, other, limit) }))
    .filter(({ distance }) => distance <= limit && distance > 0)
    .toSorted((one, other) => one.distance - other.distance)[0];
  const meant = found && asWritten(index, { kind: 'word', text: found.other });
  return meant && { ...meant, read: found.other.charAt(0).toUpperCase() + found.other.slice(1) };
}

/** 酒清 for 清酒. */
function swapped(index: TextIndex, run: string): FoundPiece | undefined {
  const characters = [...run];
  if (characters.length !== 2) return undefined;
  const text = characters.toReversed().join('');
  const found = asWritten(index, { kind: 'run', text });
  return found && { ...found, read: index.written(text) };
}
