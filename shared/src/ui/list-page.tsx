import type { ReactNode } from 'react';
import type { Locale } from '../contract/locales.ts';
import { keyIn, type GroupWith } from '@dswine/shared/section/messages';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { listPagePath } from '../section/list-head.ts';
import { NoRecords } from './no-data.tsx';
import { Pagination } from './pagination.tsx';
import { QueryPage } from './query-page.tsx';
import { CategoryTabs } from './tabs.tsx';

/** A page of a list of which the route's parameter `category` selects a part. */
export type PagedList = {
  Categories: readonly { Code: string; Name: string; Count: number }[];
  Total: number;
  Page: number;
  PageCount: number;
};

type ListGroup = GroupWith<'categories' | 'all' | 'pages' | 'empty.title' | 'missing.title'>;
type ContentProps = {
  list: PagedList;
  group: ListGroup;
  path: (locale: Locale, category?: string) => string;
  /** Level of the heading of an empty list. */
  level?: 2 | 3;
  children: ReactNode;
};

/** Tabs of the categories, the records or what there is instead, and links to the other pages. */
export function ListContent({ list, group, path, level, children }: ContentProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { category } = useSlot().params;
  return (
    <>
      <CategoryTabs
        label={t(keyIn(group, 'categories'))}
        all={t(keyIn(group, 'all'))}
        categories={list.Categories}
        current={category}
        hrefOf={(code) => path(locale, code)}
      />
      {list.Total === 0 ? (
        <NoRecords group={`${group}.empty`} href={path(locale)} level={level} />
      ) : (
        children
      )}
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={(page) => listPagePath(path(locale, category), page)}
        label={t(keyIn(group, 'pages'))}
      />
    </>
  );
}

type Props<List> = Pick<ContentProps, 'group' | 'path'> & {
  request: string;
  title: string;
  skeleton?: ReactNode;
  children: (list: List) => ReactNode;
};

/** All records of a kind or those of one category, in pages. `listHead` is its head. */
export function ListPage<List extends PagedList>(props: Props<List>) {
  const { request, group, path, title, skeleton, children } = props;
  const t = useTranslations();
  const { locale } = useSite();
  const { category } = useSlot().params;
  const all = { label: title, href: path(locale) };
  return (
    <QueryPage<List>
      request={request}
      title={title}
      lead={t(keyIn(group, 'lead'))}
      of={({ Categories }) => {
        const name = Categories.find(({ Code }) => Code === category)?.Name;
        if (name === undefined) return {};
        const lead = t(keyIn(group, 'describeCategory'), { category: name });
        return { title: name, parents: [all], kicker: title, lead };
      }}
      failed={t(keyIn(group, 'failed'))}
      missing={{ group: `${group}.missing`, href: all.href }}
      skeleton={skeleton}
    >
      {(list) => (
        <ListContent list={list} group={group} path={path}>
          {children(list)}
        </ListContent>
      )}
    </QueryPage>
  );
}
