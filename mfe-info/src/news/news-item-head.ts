import type { NewsDetail } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';

/** What a news item says of itself; one that is unknown is not indexed. */
export function head({ data, t }: HeadContext): Head {
  const item = data['item'] as NewsDetail | undefined;
  if (!item) return { title: t('item.title'), description: t('item.description'), noindex: true };
  return {
    title: item.Title,
    description: item.Summary,
    image: item.Picture.Src,
    // Below the locale's root, as the canonical is stated: the form without a prefix.
    canonical: paths.newsItem('tw', item.Id),
  };
}
