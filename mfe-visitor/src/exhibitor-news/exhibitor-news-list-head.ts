import { withShowYear } from '@dswine/shared/fair/show-year';
import type { ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { exhibitorNewsPagePath } from './exhibitor-news-links.ts';

/**
 * Metadata of the list. Each page is its own canonical. A category without items is not indexed.
 */
export function head({ params, query, data, t, edition }: HeadContext): Head {
  const news = data['news'] as ExhibitorNewsList | undefined;
  const page = Number(query['page']?.[0] ?? 1);
  const category = news?.Categories.find(({ Code }) => Code === params['category']);
  const listTitle = withShowYear(t('press.title'), edition);
  const title = category
    ? withShowYear(t('press.titleOfCategory', { category: category.Name }), edition)
    : listTitle;
  return {
    title: page > 1 ? t('press.titleOfPage', { title, page }) : title,
    description: category
      ? t('press.describeCategory', { category: category.Name })
      : t('press.description'),
    canonical: exhibitorNewsPagePath('tw', params['category'], page),
    noindex: news === undefined,
    breadcrumb: [
      { name: listTitle, path: paths.exhibitorNews('tw') },
      ...(category
        ? [{ name: category.Name, path: paths.exhibitorNews('tw', category.Code) }]
        : []),
    ],
  };
}
