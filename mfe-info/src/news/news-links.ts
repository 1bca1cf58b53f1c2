import { paths } from '@dswine/shared/fair/paths';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';

/** URL of a page of the news list: all news or one category. The first page has no number. */
export function newsPagePath(locale: Locale, category: string | undefined, page: number): string {
  return `${paths.news(locale, category)}${page > 1 ? writeQuery({ page: [String(page)] }) : ''}`;
}
