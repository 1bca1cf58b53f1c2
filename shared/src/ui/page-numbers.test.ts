import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it('shows every page of a short list', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows the first, the last, the current and its neighbouring pages', () => {
    expect(pageNumbers(6, 14)).toEqual([1, 'gap', 5, 6, 7, 'gap', 14]);
  });

  it('has only one gap near either end', () => {
    expect(pageNumbers(1, 14)).toEqual([1, 2, 3, 4, 5, 'gap', 14]);
    expect(pageNumbers(4, 14)).toEqual([1, 2, 3, 4, 5, 'gap', 14]);
    expect(pageNumbers(11, 14)).toEqual([1, 'gap', 10, 11, 12, 13, 14]);
    expect(pageNumbers(14, 14)).toEqual([1, 'gap', 10, 11, 12, 13, 14]);
  });

  it('returns seven items with the current page, and no gap hides a single page', () => {
    for (let count = 8; count <= 40; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const numbers = pageNumbers(page, count);
        expect(numbers).toHaveLength(7);
        expect(numbers).toContain(page);
        numbers.forEach((number, index) => {
          const before = numbers[index - 1];
          const after = numbers[index + 1];
          if (number === 'gap' && typeof before === 'number' && typeof after === 'number')
            expect(after - before).toBeGreaterThan(2);
        });
      }
  });
});
