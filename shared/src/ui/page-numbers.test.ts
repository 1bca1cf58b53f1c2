import { pageNumbers } from './page-numbers.ts';

it.each([
  [2, 3, [1, 2, 3]],
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 14, [1, 2, 3, 4, 5, 'gap', 14]],
  [4, 14, [1, 2, 3, 4, 5, 'gap', 14]],
  [5, 14, [1, 'gap', 4, 5, 6, 'gap', 14]],
  [10, 14, [1, 'gap', 9, 10, 11, 'gap', 14]],
  [11, 14, [1, 'gap', 10, 11, 12, 13, 14]],
  [14, 14, [1, 'gap', 10, 11, 12, 13, 14]],
])('shows on page %i of %i at most seven items, without a gap for a single page', (...row) => {
  const [page, count, numbers] = row;
  expect(pageNumbers(page, count)).toEqual(numbers);
});
