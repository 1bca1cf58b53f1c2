import type { ExhibitorNewsDetail } from '@dswine/shared/contract/exhibitor-news';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';

/** Metadata of a press item. A missing item is not indexed. */
export function head({ data, t, locale }: HeadContext): Head {
  const item = data['item'] as ExhibitorNewsDetail | undefined;
  if (!item)
    return {
      title: t('press.item.title'),
      description: t('press.item.description'),
      noindex: true,
    };
  const canonical = paths.exhibitorNewsItem('tw', item.Id);
  const url = paths.exhibitorNewsItem(locale, item.Id);
  return {
    title: item.Title,
    description: item.Summary,
    ...recordHead(item),
    canonical,
    breadcrumb: [
      { name: t('press.title'), path: paths.exhibitorNews('tw') },
      { name: item.Category.Name, path: paths.exhibitorNews('tw', item.Category.Code) },
      { name: item.Title, path: canonical },
    ],
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: item.Title,
        description: item.Summary,
        articleSection: item.Category.Name,
        datePublished: item.PublishedAt,
        dateModified: item.PublishedAt,
        ...(item.Share && { image: [item.Share] }),
        url,
        mainEntityOfPage: url,
        inLanguage: languageTag(locale),
      },
    ],
  };
}
