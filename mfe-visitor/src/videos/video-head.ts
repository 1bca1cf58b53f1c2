import type { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import type { VideoObject } from '@dswine/shared/fair/structured-data';
import { videoPagePath } from './video-links.ts';

/** Metadata of the selected video, otherwise of the list. Each is its own canonical. */
export function head(context: HeadContext): Head {
  const { data, query, t, locale } = context;
  const video = data['video'] as VideoDetail | undefined;
  if (query['v'] === undefined) return headOfList(context);
  if (!video)
    return { title: t('video.title'), description: t('video.description'), noindex: true };
  const canonical = paths.video('tw', video.Id);
  return {
    title: video.Title,
    description: video.Summary,
    ...(video.OnlyIn && { onlyIn: video.OnlyIn }),
    ...(video.Share && { image: video.Share }),
    canonical,
    breadcrumb: [
      { name: t('video.title'), path: paths.videos('tw') },
      { name: video.Title, path: canonical },
    ],
    jsonLd: [videoStructuredData(video, locale)],
  };
}

function headOfList({ params, query, data, t }: HeadContext): Head {
  const videos = data['videos'] as VideoList | undefined;
  const page = Number(query['page']?.[0] ?? 1);
  const category = videos?.Categories.find(({ Code }) => Code === params['category']);
  const title = category
    ? t('video.titleOfCategory', { category: category.Name })
    : t('video.title');
  return {
    title: page > 1 ? t('video.titleOfPage', { title, page }) : title,
    description: category
      ? t('video.describeCategory', { category: category.Name })
      : t('video.description'),
    canonical: videoPagePath('tw', params['category'], page),
    noindex: videos === undefined,
    breadcrumb: [
      { name: t('video.title'), path: paths.videos('tw') },
      ...(category ? [{ name: category.Name, path: paths.videos('tw', category.Code) }] : []),
    ],
  };
}

function videoStructuredData(video: VideoDetail, locale: Locale): VideoObject {
  return {
    '@type': 'VideoObject',
    name: video.Title,
    description: video.Summary,
    thumbnailUrl: video.Share === undefined ? [video.Picture.Src] : [video.Share],
    uploadDate: video.PublishedAt,
    duration: `PT${video.Duration}S`,
    ...(video.File && { contentUrl: video.File.Src }),
    url: paths.video(locale, video.Id),
    inLanguage: languageTag(locale),
  };
}
