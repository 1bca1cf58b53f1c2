import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

type Props = {
  error: RequestFailed;
  retry: () => void;
  /** The address of the page itself. */
  href: string;
  /** Which words say that there is no such thing: `news.missing`, `item.missing`. */
  missing: 'news.missing' | 'item.missing';
};

/** The failed face of the news: what does not exist leads to the list, anything else can be tried again. */
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
