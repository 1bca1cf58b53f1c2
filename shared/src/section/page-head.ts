import type { Locale } from '../contract/locales.ts';
import { keyIn, type GroupWith, type TranslationKey } from '@dswine/shared/section/messages';
import { withShowYear } from '../fair/show-year.ts';
import { writeQuery } from './request-key.ts';
import type { Head, HeadContext } from './section.ts';

type PathOf = (locale: Locale) => string;
type HeadGroup = GroupWith<'title' | 'description'>;
type MakeHead = (context: HeadContext) => Head;

/** Head of a page by the messages `title` and `description` of its group, below other pages. */
export const pageHead =
  (
    group: HeadGroup,
    path: PathOf,
    ...parents: readonly (readonly [title: TranslationKey, path: PathOf])[]
  ): MakeHead =>
  ({ t }) => ({
    title: t(keyIn(group, 'title')),
    description: t(keyIn(group, 'description')),
    breadcrumb: [...parents, [keyIn(group, 'title'), path] as const].map(([key, pathOf]) => ({
      name: t(key),
      path: pathOf('tw'),
    })),
  });

/** The same for a page that search engines leave out. */
export const unindexedHead =
  (group: HeadGroup): MakeHead =>
  ({ t }) => ({
    title: t(keyIn(group, 'title')),
    description: t(keyIn(group, 'description')),
    noindex: true,
  });

/** What the head of any record's page takes from it. */
export function recordHead(record: { OnlyIn?: Locale; Share?: string } = {}): Partial<Head> {
  const { OnlyIn, Share } = record;
  return { ...(OnlyIn && { onlyIn: OnlyIn }), ...(Share && { image: Share }) };
}

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
  ({ group, request, path, hasYear = false }: ListHeadOptions): MakeHead =>
  ({ params, query, data, t, edition }) => {
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
