import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { closed } from '@dswine/shared/contract/wire';

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
