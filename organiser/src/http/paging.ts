import { notFound } from './responses.ts';

export type PageQuery = { Page: number; PageSize: number };

/** Pagination metadata of a list. A page past the end gives 404. */
export function paginationOf(total: number, { Page, PageSize }: PageQuery) {
  const PageCount = Math.max(1, Math.ceil(total / PageSize));
  if (Page > PageCount) throw notFound('page', String(Page));
  return { Total: total, Page, PageSize, PageCount };
}

export function pageOf<T>(all: readonly T[], query: PageQuery) {
  const first = (query.Page - 1) * query.PageSize;
  return { ...paginationOf(all.length, query), items: all.slice(first, first + query.PageSize) };
}
