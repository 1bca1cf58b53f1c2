import { notFound } from './errors.ts';

export type PageQuery = { Page: number; PageSize: number };

/** The frame of a page of a list; a page past the end is answered 404. */
export function paginationOf(total: number, { Page, PageSize }: PageQuery) {
  const PageCount = Math.max(1, Math.ceil(total / PageSize));
  if (Page > PageCount) throw notFound('page', String(Page));
  return { Total: total, Page, PageSize, PageCount };
}
