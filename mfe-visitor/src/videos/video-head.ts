import type { VideoDetail } from '@dswine/shared/contract/videos';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { listHead } from '@dswine/shared/section/list-head';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import type { VideoObject } from '@dswine/shared/fair/addresses/structured-data';

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
    ...recordHead(video),
    canonical,
    breadcrumb: [
      { name: t('video.title'), path: paths.videos('tw') },
      { name: video.Title, path: canonical },
    ],
    jsonLd: [videoStructuredData(video, locale)],
  };
}

const headOfList = listHead({ group: 'video', request: 'videos', path: paths.videos });

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
