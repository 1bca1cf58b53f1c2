import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

type Props = {
  error: RequestFailed;
  /** The kind of resource that a 404 response reports as missing. */
  resource: 'topic' | 'entry';
  /** The URL of the page, for a retry without JavaScript. */
  href: string;
  retry: () => void;
  busy: boolean;
};

/**
 * Error state of the calendar. Missing resources link to all entries; other errors offer a retry.
 */
export function CalendarError({ error, resource, href, retry, busy }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t(`unknown.${resource}Title`)}
        text={t(`unknown.${resource}Text`)}
        href={paths.calendar(locale)}
        hrefLabel={t('unknown.action')}
      />
    );
  return (
    <LoadFailed
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      href={href}
      retry={retry}
      busy={busy}
    />
  );
}
