import { foldSearchText } from '../../store/search-text.ts';
import { splitText } from './split-text.ts';

/** Words that name nothing: ignored beside other words, and alone they find nothing. */
const small = new Set('the a an of and or in from for with to 的 与 和'.split(' '));
/** Words of questions that say nothing about what is looked for. */
const asking = new Set(
  'can could may do does is are be there this that what when where which who how why i my me we our you your it at on by get find want need have has please any some not no one 在哪 在哪里 在哪儿 哪里 怎么走 怎么去 请问'.split(
    ' ',
  ),
);

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
