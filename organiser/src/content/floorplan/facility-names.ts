import { searchTerms } from '../../search/keywords/search-terms.ts';
import type { EditionRecords } from '../records/records.ts';

type Shape = Extract<EditionRecords['hall'], { Kind: 'facility' }>;

/** What people call this facility beside its name, in both languages. */
export function commonNamesOf({ Facility, Name }: Pick<Shape, 'Facility' | 'Name'>): string[] {
  const name = Name.en.toLowerCase();
  const matching = Object.entries(searchTerms.facilitiesByName).filter(([word]) =>
    name.includes(word),
  );
  return [...(searchTerms.facilities[Facility] ?? []), ...matching.flatMap(([, names]) => names)];
}
