import { addAll, isEmpty, noBits, type TextIndex, addBestLevels } from '../keywords/text-index.ts';
import { asWritten, type FoundPiece } from '../keywords/find-exact.ts';
import { type Found, isAskingWord } from '../keywords/find-keyword.ts';
import { splitText } from '../keywords/split-text.ts';
import { foldSearchText } from '../../store/search-text.ts';

const longestPart = 4;

/** Matches of some words of a sentence, the records with most of them first. */
export function findSome(index: TextIndex, keyword: string): Found | undefined {
  const found = splitText(foldSearchText(keyword)).flatMap(({ kind, text }): FoundPiece[] => {
    if (kind === 'run') return partsOfRun(index, text);
    if (isAskingWord(text)) return [];
    const piece = asWritten(index, { kind, text });
    return piece ? [piece] : [];
  });
  const records = noBits(index.size);
  const score = new Uint8Array(index.size);
  for (const piece of found) {
    addAll(records, piece.records);
    for (const sets of piece.parts) addBestLevels(score, sets);
  }
  if (isEmpty(records)) return undefined;
  return { records, exact: noBits(index.size), score, pieces: Math.max(1, found.length) };
}

/** 幾歲可以入場 contains 幾歲 and 入場: the longest parts that names contain. */
function partsOfRun(index: TextIndex, run: string): FoundPiece[] {
  const characters = [...run];
  const found: FoundPiece[] = [];
  for (let at = 0; at + 1 < characters.length;) {
    const part = Array.from({ length: longestPart - 1 }, (_, shorter) =>
      characters.slice(at, at + longestPart - shorter).join(''),
    ).find((text) => text.length > 1 && index.fields.name.runs.containing(text));
    const piece = part === undefined ? undefined : asWritten(index, { kind: 'run', text: part });
    if (piece) found.push(piece);
    at += piece && part !== undefined ? [...part].length : 1;
  }
  return found;
}
