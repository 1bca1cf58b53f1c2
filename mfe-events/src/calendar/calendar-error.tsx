import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';

type Props = {
  error: RequestFailed;
  /** What there is none of, when the organiser does not know it. */
  unknown: 'topic' | 'entry';
  /** The address of the page itself. */
  href: string;
  retry: () => void;
  busy: boolean;
};

/** The failed face of the calendar: what does not exist leads to all entries, anything else can be tried again. */
export function CalendarError({ error, unknown, href, retry, busy }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (error.code === 404)
    return (
      <NoData
        title={t(`unknown.${unknown}Title`)}
        text={t(`unknown.${unknown}Text`)}
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
