import type { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import type { VideoObject } from '@dswine/shared/section/structured-data';
import { videoPagePath } from './video-links.ts';

/** The page of a film when one is named, else that of the list. Each is its own canonical. */
export function head(context: HeadContext): Head {
  const { data, query, t, locale } = context;
  const film = data['video'] as VideoDetail | undefined;
  if (query['v'] === undefined) return headOfList(context);
  if (!film) return { title: t('video.title'), description: t('video.description'), noindex: true };
  const canonical = paths.video('tw', film.Id);
  return {
    title: film.Title,
    description: film.Summary,
    ...(film.OnlyIn && { onlyIn: film.OnlyIn }),
    ...(film.Share && { image: film.Share }),
    canonical,
    breadcrumb: [
      { name: t('video.title'), path: paths.videos('tw') },
      { name: film.Title, path: canonical },
    ],
    jsonLd: [filmForEngines(film, locale)],
  };
}

function headOfList({ params, query, data, t }: HeadContext): Head {
  const videos = data['videos'] as VideoList | undefined;
  const page = Number(query['page']?.[0] ?? 1);
  const category = videos?.Categories.find(({ Code }) => Code === params['category']);
  const title = category ? t('video.titleOfCategory', { category: category.Name }) : t('video.title');
  return {
    title: page > 1 ? t('video.titleOfPage', { title, page }) : title,
    description: category ? t('video.describeCategory', { category: category.Name }) : t('video.description'),
    canonical: videoPagePath('tw', params['category'], page),
    noindex: videos === undefined,
    breadcrumb: [
      { name: t('video.title'), path: paths.videos('tw') },
      ...(category ? [{ name: category.Name, path: paths.videos('tw', category.Code) }] : []),
    ],
  };
}

function filmForEngines(film: VideoDetail, locale: Locale): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.Title,
    description: film.Summary,
    thumbnailUrl: film.Share === undefined ? [film.Picture.Src] : [film.Share],
    uploadDate: film.PublishedAt,
    duration: `PT${film.Duration}S`,
    ...(film.File && { contentUrl: film.File.Src }),
    url: paths.video(locale, film.Id),
    inLanguage: languageTag(locale),
  };
}
