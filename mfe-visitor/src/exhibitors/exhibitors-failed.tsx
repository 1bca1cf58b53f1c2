import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/look/load-failed';
import { NoData } from '@dswine/shared/look/no-data';
import { useSite, useWords, type RequestFailed } from '@dswine/shared/section/runtime';

export type Retry = { again: () => void; busy: boolean };

/** What is not in the list will not come by trying again; anything else may. `href` is the page's own address. */
export function ExhibitorsFailed({ error, retry, href }: { error: RequestFailed; retry: Retry; href: string }) {
  const t = useWords();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t('missing.title')}
        text={t('missing.text')}
        href={paths.exhibitors(locale)}
        hrefLabel={t('missing.all')}
      />
    );
  return (
    <LoadFailed
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      href={href}
      retry={retry.again}
      busy={retry.busy}
    />
  );
}
