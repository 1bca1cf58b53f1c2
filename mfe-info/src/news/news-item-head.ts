import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import type { NewsDetail } from '@dswine/shared/contract/news';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { organiserNamed } from '@dswine/shared/fair/show/edition-data';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import type { NewsArticle } from '@dswine/shared/fair/addresses/structured-data';

/** Head of a news item. Unknown items are not indexed. */
export function head({ data, t, locale, edition }: HeadContext): Head {
  const item = data['item'] as NewsDetail | undefined;
  if (!item) return { title: t('item.title'), description: t('item.description'), noindex: true };
  // Canonical paths have no locale prefix.
  const canonical = paths.newsItem('tw', item.Id);
  return {
    title: item.Title,
    description: item.Summary,
    ...recordHead(item),
    canonical,
    breadcrumb: [
      { name: t('news.title'), path: paths.news('tw') },
      { name: item.Category.Name, path: paths.news('tw', item.Category.Code) },
      { name: item.Title, path: canonical },
    ],
    jsonLd: [article(item, locale, edition)],
  };
}

function article(
  item: NewsDetail,
  locale: Locale,
  edition: ExhibitionInfo | undefined,
): NewsArticle {
  const url = paths.newsItem(locale, item.Id);
  const organiser = edition && organiserNamed(edition, locale);
  return {
    '@type': 'NewsArticle',
    headline: item.Title,
    description: item.Summary,
    articleSection: item.Category.Name,
    datePublished: item.PublishedAt,
    dateModified: item.UpdatedAt ?? item.PublishedAt,
    ...(item.Share && { image: [item.Share] }),
    url,
    mainEntityOfPage: url,
    inLanguage: languageTag(locale),
    ...(organiser && { author: organiser, publisher: organiser }),
  };
}
