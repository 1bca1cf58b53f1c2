import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

type Props = {
  error: RequestFailed;
  retry: () => void;
  /** The URL of the page, for a retry without JavaScript. */
  href: string;
  /** The message group for a 404 response. */
  missing: 'news.missing' | 'item.missing';
};

/** Error state of the news. Missing items link to the list; other errors offer a retry. */
export function NewsError({ error, retry, href, missing }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t(`${missing}.title`)}
        text={t(`${missing}.text`)}
        href={paths.news(locale)}
        hrefLabel={t(`${missing}.action`)}
      />
    );
  return (
    <LoadFailed
      title={t('faces.failed')}
      text={t('faces.busy')}
      retryLabel={t('faces.retry')}
      href={href}
      retry={retry}
    />
  );
}
