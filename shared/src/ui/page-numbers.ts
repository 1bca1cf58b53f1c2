/**
 * Items of a pagination: first, last, current page and its neighbours; `gap` for omitted pages. A
 * gap never hides a single number. A long list always has 7 items, so the layout does not shift.
 */
export function pageNumbers(page: number, pageCount: number): readonly (number | 'gap')[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
