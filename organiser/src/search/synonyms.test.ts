import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { foldSearchText } from '../store/search-text.ts';
import { rows, synonymsOf } from './synonyms.ts';

it('has each term in one row only, because a term has one meaning', () => {
  const terms = rows.flat().map(foldSearchText);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

it('finds the other terms of a row by the folded form of one', () => {
  expect(synonymsOf(foldSearchText('Whisky'))).toEqual(['whiskey', '威士忌']);
  expect(synonymsOf(foldSearchText('紅酒'))).toEqual(['红葡萄酒']);
});

it('has an English synonym for each country of the fair', () => {
  const file = path.resolve(import.meta.dirname, '../../seed/DSWINE2026/terms.yaml');
  const terms = parse(readFileSync(file, 'utf8')) as { Kind: string; Name: { en: string } }[];
  const countries = terms.filter(({ Kind }) => Kind === 'country').map(({ Name }) => Name.en);
  expect(countries.length).toBeGreaterThan(30);
  const lacking = countries.filter(
    (name) => !synonymsOf(foldSearchText(name)).some((word) => /^[a-z ]+$/u.test(word)),
  );
  expect(lacking).toEqual([]);
});
