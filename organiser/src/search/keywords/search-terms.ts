import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { closed } from '@dswine/shared/contract/wire';
import { foldSearchText } from '../../store/search-text.ts';

const terms = Type.Array(Type.String({ minLength: 1 }));
const SearchTerms = Type.Object(
  {
    /** Rows of synonymous trade terms. A search for one term matches its whole row. */
    synonyms: Type.Array(terms),
    /** Drinks that the fair's vocabulary has no word for: a category of a country. */
    styles: Type.Array(
      Type.Object(
        {
          names: terms,
          category: Type.String(),
          country: Type.String(),
          /** Only records with this folded word. */
          mentions: Type.Optional(Type.String()),
        },
        closed,
      ),
    ),
    /** Words that name nothing: ignored beside other words, and alone they find nothing. */
    smallWords: terms,
    /** Words of questions that say nothing about what is looked for. */
    questionWords: terms,
    /** What is typed, handwritten or copied in place of a character. */
    confusedCharacters: Type.Record(Type.String(), Type.String()),
    /** What people call a kind of facility, and what only a word of its English name tells. */
    facilities: Type.Record(Type.String(), terms),
    facilitiesByName: Type.Record(Type.String(), terms),
    /** The syllables of what visitors look for. A syllable means one of these characters. */
    zhuyin: Type.Record(Type.String(), Type.String()),
  },
  closed,
);

/** What visitors call things, in `search-terms.json`. Read once; a start fails with a wrong one. */
export const searchTerms = Value.Parse(
  SearchTerms,
  JSON.parse(readFileSync(join(import.meta.dirname, 'search-terms.json'), 'utf8')),
);

/** What people call a facility beside its name, in both languages. */
export function commonNamesOf(facility: { Facility: string; Name: { en: string } }): string[] {
  const name = facility.Name.en.toLowerCase();
  const matching = Object.entries(searchTerms.facilitiesByName).filter(([word]) =>
    name.includes(word),
  );
  return [
    ...(searchTerms.facilities[facility.Facility] ?? []),
    ...matching.flatMap(([, names]) => names),
  ];
}

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
