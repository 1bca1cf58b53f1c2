import type { Places } from '@dswine/shared/contract/applications';
import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import {
  useNow,
  usePageData,
  useSite,
  useSlot,
  useTranslations,
} from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './application-layout.module.scss';
import { SeatsLeft } from './seats-left.tsx';

type Props = { children: (openDates: Places) => ReactNode };

/** The form beside the seats left. If no date is open any more, a link to the calendar instead. */
export function SeatsQueryState({ children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { path } = useSlot();
  const now = Date.parse(useNow());
  const { data, error, mutate, isValidating } = usePageData<Places>('places');
  const calendar = { href: paths.calendar(locale), hrefLabel: t('unknown.action') };
  if (error?.code === 404)
    return <NoData title={t('apply.unknownTitle')} text={t('apply.unknownText')} {...calendar} />;
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={path}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <ListSkeleton label={t('loading')} />;
  const openDates = data.filter(({ Closed, Entry }) => !Closed && Date.parse(Entry.Start) > now);
  if (openDates.length === 0)
    return <NoData title={t('apply.closedTitle')} text={t('apply.closedText')} {...calendar} />;
  return (
    <div className={styles.split}>
      <SeatsLeft places={data} />
      <div>{children(openDates)}</div>
    </div>
  );
}
