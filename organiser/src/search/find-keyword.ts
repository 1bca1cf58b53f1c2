import { foldSearchText } from '../store/search-text.ts';
import { addAll, hasBit, isEmpty, keepCommon, noBits, type Bits } from './bits.ts';
import { isSmallWord, otherWordsFor } from './fair-words.ts';
import { lettersOf, singular, splitText, type Piece } from './split-text.ts';
import type { TextIndex } from './text-index.ts';
import { unionOf } from './word-index.ts';

/** What a keyword finds. `Exact`: its name is the keyword. `score` is the better the higher, for records in `records`. */
export type Found = { records: Bits; exact: Bits; score: Uint8Array; corrected?: string };

/** What one piece of a keyword finds; `inNames` are the records with it in a name, the best ones last. */
type FoundPiece = { records: Bits; inNames: (Bits | undefined)[]; read?: string };

/** Every piece of the keyword has to be found: as it is written, or else in the nearest writing. Undefined when nothing was asked. */
export function findKeyword(index: TextIndex, keyword: string): Found | undefined {
  const folded = foldSearchText(keyword);
  const all = splitText(folded);
  const telling = all.filter(({ text }) => !isSmallWord(text));
  const pieces = telling.length === 0 ? all : telling;
  // What is nothing but signs is looked for as it stands.
  if (pieces.length === 0) return folded === '' ? undefined : ofPieces(index, folded, [{ kind: 'word', text: folded }]);
  return ofPieces(index, folded, pieces);
}

function ofPieces(index: TextIndex, folded: string, pieces: readonly Piece[]): Found {
  const exact = index.named(folded);
  const score = new Uint8Array(index.size);
  const read: string[] = [];
  let corrected = false;
  let records: Bits | undefined;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const joined = joinedWith(index, piece, pieces[at + 1]);
    if (joined) at += 1;
    const found = joined ?? findPiece(index, piece);
    if (!found) return { records: noBits(index.size), exact, score };
    corrected ||= found.read !== undefined;
    read.push(found.read ?? index.written(piece.kind === 'word' ? singular(piece.text) : piece.text));
    records = records ? keepCommon(records, found.records) : found.records;
    for (const names of found.inNames) if (names) raise(score, names);
  }
  const together = addAll(records ?? noBits(index.size), exact);
  return { records: together, exact, score, ...(corrected && !isEmpty(together) && { corrected: read.join(' ') }) };
}

function raise(score: Uint8Array, names: Bits): void {
  for (let place = 0; place < score.length; place += 1)
    if ((score[place] ?? 0) < 15 && hasBit(names, place)) score[place] = (score[place] ?? 0) + 1;
}

/** "kuro shio" for Kuroshio: two words that are not there, while the one that they make is. */
function joinedWith(index: TextIndex, piece: Piece, next: Piece | undefined): FoundPiece | undefined {
  if (
    piece.kind !== 'word' ||
    next?.kind !== 'word' ||
    asWritten(index, piece) ||
    !index.names.whole(piece.text + next.text)
  )
    return undefined;
  const names = index.names.whole(singular(piece.text + next.text));
  return names && { records: names, inNames: [names] };
}

function findPiece(index: TextIndex, piece: Piece): FoundPiece | undefined {
  return (
    asWritten(index, piece) ??
    (piece.kind === 'run' ? runInParts(index, piece.text) : lettersApart(index, piece.text)) ??
    nearest(index, piece)
  );
}

function asWritten(index: TextIndex, piece: Piece): FoundPiece | undefined {
  const found = [piece.text, ...otherWordsFor(piece.text)].map((text) => {
    const isSame = text === piece.text;
    return textFound(index, isSame ? piece.kind : /\p{Script=Han}/u.test(text) ? 'run' : 'word', text);
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

/** `V.S.O.P` that is not written so anywhere: all of its words. */
function lettersApart(index: TextIndex, word: string): FoundPiece | undefined {
  return allOf(
    index,
    lettersOf(word).map((text) => ({ kind: 'word', text })),
  );
}

/** 日本威士忌, which nobody writes in one: two parts that are found together. */
function runInParts(index: TextIndex, run: string): FoundPiece | undefined {
  const characters = [...run];
  for (let cut = characters.length - 2; cut >= 2; cut -= 1) {
    const parts = [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
    const found = allOf(
      index,
      parts.map((text) => ({ kind: 'run', text })),
    );
    if (found) return found;
  }
  return undefined;
}

function allOf(index: TextIndex, pieces: readonly Piece[]): FoundPiece | undefined {
  const found = pieces.map((piece) => asWritten(index, piece));
  const [first, ...rest] = found;
  if (!first || rest.some((one) => one === undefined)) return undefined;
  const records = rest.reduce((common, one) => (one ? keepCommon(common, one.records) : common), first.records);
  return isEmpty(records) ? undefined : { records, inNames: found.flatMap((one) => one?.inNames ?? []) };
}

/** The words and runs that are nearest to what was typed. */
function nearest(index: TextIndex, { kind, text }: Piece): FoundPiece | undefined {
  if (kind === 'run') {
    const similar = index.wholeRuns.similar(text);
    const [best] = similar.toSorted((one, other) => other.records.count - one.records.count);
    if (!best) return swapped(index, text);
    const records = noBits(index.size);
    for (const run of similar) run.records.addTo(records);
    return { records, inNames: [records], read: index.written(best.part) };
  }
  const word = singular(text);
  const inNames = index.names.similar(word);
  const inTexts = index.texts.similar(word);
  const distance = Math.min(...[...inNames, ...inTexts].map((similar) => similar.distance));
  const near = (similar: typeof inNames) => similar.filter((one) => one.distance === distance);
  const [best] = [...near(inNames), ...near(inTexts)].toSorted((one, other) => other.count - one.count);
  if (!best) return undefined;
  const names = index.names.recordsOf(near(inNames).map((one) => one.word));
  const records = unionOf(index.texts.recordsOf(near(inTexts).map((one) => one.word)), names && new Uint32Array(names));
  return records && { records, inNames: [names], read: index.written(near(inNames)[0]?.word ?? best.word) };
}

/** 酒清 for 清酒. */
function swapped(index: TextIndex, run: string): FoundPiece | undefined {
  const characters = [...run];
  if (characters.length !== 2) return undefined;
  const text = characters.toReversed().join('');
  const found = asWritten(index, { kind: 'run', text });
  return found && { ...found, read: index.written(text) };
}
