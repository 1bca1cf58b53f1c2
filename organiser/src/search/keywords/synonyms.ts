import { foldSearchText } from '../../store/search-text.ts';
import { searchTerms } from './search-terms.ts';

const meanings = new Map<string, readonly string[]>();
for (const row of searchTerms.synonyms.map((terms) => terms.map(foldSearchText)))
  for (const word of row) meanings.set(word, row);

/** The synonyms of this word, without the word itself. */
export function synonymsOf(word: string): readonly string[] {
  return (meanings.get(word) ?? []).filter((other) => other !== word);
}

export function hasSynonyms(phrase: string): boolean {
  return meanings.has(phrase);
}

/** All terms in Latin letters, as candidates for corrections of typing errors. */
export const lettersOfTrade: readonly string[] = [...meanings.keys()].filter((word) =>
  /^[a-z]+$/u.test(word),
);

/** The run with the characters that look like the typed ones and occur in names of drinks. */
export function asMeant(run: string): string {
  return [...run]
    .map((character) => searchTerms.confusedCharacters[character] ?? character)
    .join('');
}
