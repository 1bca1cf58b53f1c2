import { paths } from '@dswine/shared/fair/paths';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Locale } from '@dswine/shared/section/section';

/** Path of a list page, optionally of one category. The first page has no number in its URL. */
export function videoPagePath(locale: Locale, category: string | undefined, page: number): string {
  return `${paths.videos(locale, category)}${page > 1 ? writeQuery({ page: [String(page)] }) : ''}`;
}
