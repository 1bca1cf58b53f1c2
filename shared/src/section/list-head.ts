import type { Locale } from '../contract/locales.ts';
import { keyIn, type GroupWith } from '@dswine/shared/section/messages';
import { withShowYear } from '../fair/show/show-year.ts';
import { writeQuery } from './request-key.ts';
import type { Head, HeadContext } from './section.ts';

type PagedHead = { Categories: readonly { Code: string; Name: string }[]; Share?: string };
type ListHeadOptions = {
  group: GroupWith<'title' | 'titleOfCategory' | 'titleOfPage' | 'describeCategory'>;
  request: string;
  path: (locale: Locale, category?: string) => string;
  /** Names the edition in titles. */
  hasYear?: boolean;
};

/** Head of a `ListPage`. Each page is its own canonical; a list without a response is not indexed. */
export const listHead =
  ({ group, request, path, hasYear = false }: ListHeadOptions) =>
  ({ params, query, data, t, edition }: HeadContext): Head => {
    const list = data[request] as PagedHead | undefined;
    const page = Number(query['page']?.[0] ?? 1);
    const category = list?.Categories.find(({ Code }) => Code === params['category']);
    const values = category && { category: category.Name };
    const titled = (text: string) => (hasYear ? withShowYear(text, edition) : text);
    const title = titled(t(keyIn(group, category ? 'titleOfCategory' : 'title'), values));
    return {
      title: page > 1 ? t(keyIn(group, 'titleOfPage'), { title, page }) : title,
      description: t(keyIn(group, category ? 'describeCategory' : 'description'), values),
      canonical: listPagePath(path('tw', params['category']), page),
      noindex: list === undefined,
      ...(list?.Share && { image: list.Share }),
      breadcrumb: [
        { name: titled(t(keyIn(group, 'title'))), path: path('tw') },
        ...(category ? [{ name: category.Name, path: path('tw', category.Code) }] : []),
      ],
    };
  };

/** Path of a page of a list. The first page has no number. */
export function listPagePath(path: string, page: number): string {
  return path + (page > 1 ? writeQuery({ page: [String(page)] }) : '');
}
