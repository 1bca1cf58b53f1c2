import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

/**
 * Shows a link to the list for a missing page, and a retry otherwise. `href` is the URL of the page
 * itself.
 */
export function ExhibitorNewsError({
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
        title={t('press.missing.title')}
        text={t('press.missing.text')}
        href={paths.exhibitorNews(locale)}
        hrefLabel={t('press.seeAll')}
      />
    );
  return (
    <LoadFailed
      title={t('press.failed')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      href={href}
      retry={retry}
    />
  );
}
