import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { newsPagePath } from './news-links.ts';

/**
 * Head of the news list. Each page is its own canonical. Categories without a response are not
 * indexed.
 */
export function head({ params, query, data, t }: HeadContext): Head {
  const news = data['news'] as NewsList | undefined;
  const page = Number(query['page']?.[0] ?? 1);
  const category = news?.Categories.find(({ Code }) => Code === params['category']);
  const title = category ? t('news.titleOfCategory', { category: category.Name }) : t('news.title');
  return {
    title: page > 1 ? t('news.titleOfPage', { title, page }) : title,
    description: category
      ? t('news.describeCategory', { category: category.Name })
      : t('news.description'),
    canonical: newsPagePath('tw', params['category'], page),
    noindex: news === undefined,
    ...(news?.Share && { image: news.Share }),
    breadcrumb: [
      { name: t('news.title'), path: paths.news('tw') },
      ...(category ? [{ name: category.Name, path: paths.news('tw', category.Code) }] : []),
    ],
  };
}
