import { foldSearchText } from '../../store/search-text.ts';
import {
  addAll,
  isEmpty,
  intersect,
  noBits,
  type Bits,
  fieldNames,
  type TextIndex,
  addBestLevels,
  matchLevels,
} from './text-index.ts';
import { nearest, allOf, asWritten, foundPiece, type FoundPiece } from './find-exact.ts';
import { lettersOf, singular, splitText, type Piece } from './split-text.ts';
import { foldMeasures } from './measures.ts';
import { hasSynonyms, searchTerms } from './search-terms.ts';

/**
 * The matches of a keyword. `exact`: the record's name equals the keyword. `score`: for records in
 * `records`, the sum of the match levels of its `pieces`.
 */
export type Found = {
  records: Bits;
  exact: Bits;
  score: Uint8Array;
  pieces: number;
  corrected?: string;
};

/**
 * Every piece of the keyword must match: as typed, or else in the nearest spelling. Undefined for
 * an empty keyword.
 */
export function findKeyword(index: TextIndex, keyword: string): Found | undefined {
  const folded = foldSearchText(keyword);
  const all = splitText(foldMeasures(folded));
  const telling = all.filter(({ text }) => !isSmallWord(text));
  if (all.length > 0 && telling.length === 0) return ofPieces(index, folded, []);
  const pieces = inPhrases(index, telling);
  // Match a keyword of signs only as it is.
  if (pieces.length === 0)
    return folded === '' ? undefined : ofPieces(index, folded, [{ kind: 'word', text: folded }]);
  return ofPieces(index, folded, pieces);
}

/**
 * Whole words, and only if no record has all of them, words that begin so: "saint olivade" for
 * Sainte-Olivade.
 */
function ofPieces(index: TextIndex, folded: string, pieces: readonly Piece[]): Found {
  const found = matchPieces(index, folded, pieces);
  if (!isEmpty(found.records) || pieces.length < 2) return found;
  return matchPieces(
    index,
    folded,
    pieces.map((piece) => ({ ...piece, prefix: true })),
  );
}

function matchPieces(index: TextIndex, folded: string, pieces: readonly Piece[]): Found {
  const exact = index.named(folded);
  const score = new Uint8Array(index.size);
  const read: string[] = [];
  let corrected = false;
  let matched = 0;
  let records: Bits | undefined;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const joined = joinedWith(index, piece, pieces[at + 1]);
    if (joined) at += 1;
    const found = joined ?? findPiece(index, piece);
    if (!found) return { records: noBits(index.size), exact, score, pieces: 1 };
    corrected ||= found.read !== undefined;
    read.push(
      found.read ?? index.written(piece.kind === 'word' ? singular(piece.text) : piece.text),
    );
    records = records ? intersect(records, found.records) : found.records;
    for (const sets of found.parts) addBestLevels(score, sets);
    matched += found.parts.length;
  }
  const together = addAll(records ?? noBits(index.size), exact);
  return {
    records: together,
    exact,
    score,
    pieces: Math.max(1, matched),
    ...(corrected && !isEmpty(together) && { corrected: read.join(' ') }),
  };
}

/** Joins words that together name a term or a style: "red wine", "united kingdom". */
function inPhrases(index: TextIndex, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const phrase = [3, 2]
      .map((length) => pieces.slice(at, at + length))
      .find(
        (words) =>
          words.length > 1 && words.every(({ kind }) => kind === 'word') && isPhrase(index, words),
      );
    const piece = phrase ? { kind: 'word' as const, text: textOf(phrase) } : pieces[at];
    if (piece) joined.push(piece);
    at += phrase?.length ?? 1;
  }
  return joined;
}

const textOf = (words: readonly Piece[]) => words.map(({ text }) => text).join(' ');
const isPhrase = (index: TextIndex, words: readonly Piece[]) =>
  hasSynonyms(textOf(words)) || index.isTerm(textOf(words));

/** "kuro shio" for Kuroshio: two words that do not exist, while their concatenation does. */
function joinedWith(
  index: TextIndex,
  piece: Piece,
  next: Piece | undefined,
): FoundPiece | undefined {
  if (
    piece.kind !== 'word' ||
    next?.kind !== 'word' ||
    asWritten(index, piece) ||
    !index.fields.name.tokens.whole(piece.text + next.text)
  )
    return undefined;
  const names = index.fields.name.tokens.whole(singular(piece.text + next.text));
  return names && foundPiece([{ level: matchLevels.name, records: names }]);
}

function findPiece(index: TextIndex, piece: Piece): FoundPiece | undefined {
  return (
    asWritten(index, piece) ??
    (piece.kind === 'run' ? runInParts(index, piece.text) : lettersApart(index, piece.text)) ??
    nearest(index, piece) ??
    (piece.kind === 'run' ? runInPartsWithError(index, piece.text) : undefined)
  );
}

/** `V.S.O.P` without an exact match: match all of its words, short ones as a whole. */
function lettersApart(index: TextIndex, word: string): FoundPiece | undefined {
  const letters = lettersOf(word);
  const isWhole = (text: string) =>
    fieldNames.some((name) => index.fields[name].tokens.whole(text) !== undefined);
  if (!letters.every((text) => text.length > 2 || isWhole(text))) return undefined;
  return allOf(
    index,
    letters.map((text) => ({ kind: 'word', text })),
  );
}

/**
 * 臺灣精釀啤酒, which no text contains as a whole: match parts of at least two characters, the longest
 * possible part first.
 */
function runInParts(index: TextIndex, run: string): FoundPiece | undefined {
  return partsOf(index, [...run], (rest) => asWritten(index, { kind: 'run', text: rest }));
}

/** 純米大吟釀山田綿: as above, with an error in the last part. */
function runInPartsWithError(index: TextIndex, run: string): FoundPiece | undefined {
  return partsOf(index, [...run], (rest) =>
    rest.length < 3 ? undefined : nearest(index, { kind: 'run', text: rest }),
  );
}

function partsOf(
  index: TextIndex,
  characters: readonly string[],
  findLast: (rest: string) => FoundPiece | undefined,
): FoundPiece | undefined {
  for (let cut = characters.length - 2; cut >= 2; cut -= 1) {
    const start = characters.slice(0, cut);
    const first = asWritten(index, { kind: 'run', text: start.join('') });
    if (!first) continue;
    const rest = characters.slice(cut);
    const last = findLast(rest.join('')) ?? partsOf(index, rest, findLast);
    const records = last && intersect(new Uint32Array(first.records), last.records);
    if (!last || !records || isEmpty(records)) continue;
    const read = last.read !== undefined && { read: index.written(start.join('')) + last.read };
    return { records, parts: [...first.parts, ...last.parts], ...read };
  }
  return undefined;
}

const small = new Set(searchTerms.smallWords.map(foldSearchText));
const asking = new Set(searchTerms.questionWords.map(foldSearchText));

function isSmallWord(word: string): boolean {
  return small.has(word);
}

/** For a word of a sentence. */
export function isAskingWord(word: string): boolean {
  return small.has(word) || asking.has(word);
}

/** Whether a text has no word that is worth a search: "where is the". */
export function saysNothing(text: string): boolean {
  return splitText(foldSearchText(text)).every((piece) => isAskingWord(piece.text));
}
