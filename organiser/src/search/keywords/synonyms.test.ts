import { foldSearchText } from '../../store/search-text.ts';
import { searchTerms } from './search-terms.ts';
import { synonymsOf } from './synonyms.ts';

it('has each term in one row only, because a term has one meaning', () => {
  const terms = searchTerms.synonyms.flat().map(foldSearchText);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

it('finds the other terms of a row by the folded form of one', () => {
  expect(synonymsOf(foldSearchText('Whisky'))).toEqual(['whiskey', '威士忌']);
  expect(synonymsOf(foldSearchText('紅酒'))).toEqual(['红葡萄酒']);
});
