import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';
import type { ListName } from './list-filter.ts';

export type Retry = { again: () => void; busy: boolean };
type Props = { of: ListName; error: RequestFailed; retry: Retry; href: string };

/** Offers a retry, except for a missing record. `href` is the URL of the page itself. */
export function ListError({ of, error, retry, href }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t(`${of}.missingTitle`)}
        text={t(`${of}.missingText`)}
        href={paths[of](locale)}
        hrefLabel={t(`${of}.all`)}
      />
    );
  return (
    <LoadFailed
      title={t(`${of}.failedTitle`)}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      href={href}
      retry={retry.again}
      busy={retry.busy}
    />
  );
}
