import { foldSearchText } from '../../store/search-text.ts';
import { searchTerms } from './search-terms.ts';

it('has each term in one row only, because a term has one meaning', () => {
  const terms = searchTerms.synonyms.flat().map(foldSearchText);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
