import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

/**
 * Shows a link to the list for a missing page, and a retry otherwise. `href` is the URL of the page
 * itself.
 */
export function VideosError({
  error,
  retry,
  href,
}: {
  error: RequestFailed;
  retry: () => void;
  href: string;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t('video.missing.title')}
        text={t('video.missing.text')}
        href={paths.videos(locale)}
        hrefLabel={t('video.seeAll')}
      />
    );
  return (
    <LoadFailed
      title={t('video.failed')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      href={href}
      retry={retry}
    />
  );
}
