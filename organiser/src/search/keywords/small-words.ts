import { foldSearchText } from '../../store/search-text.ts';
import { searchTerms } from './search-terms.ts';
import { splitText } from './split-text.ts';

const small = new Set(searchTerms.smallWords.map(foldSearchText));
const asking = new Set(searchTerms.questionWords.map(foldSearchText));

export function isSmallWord(word: string): boolean {
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
