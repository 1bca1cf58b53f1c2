import type { Places } from '@dswine/shared/contract/applications';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { SeatsLeft } from './seats-left.tsx';

type Props = { children: (openDates: Places) => ReactNode };

/** The form beside the seats left. If no date is open any more, a link to the calendar instead. */
export function SeatsQueryState({ children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = Date.parse(useNow());
  const query = usePageData<Places>('places');
  const isOpen = ({ Closed, Entry }: Places[number]) => !Closed && Date.parse(Entry.Start) > now;
  const calendar = { href: paths.calendar(locale), hrefLabel: t('unknown.action') };
  return (
    <QueryState
      query={query}
      failed={t('failed')}
      missing={{ title: t('apply.unknownTitle'), text: t('apply.unknownText'), ...calendar }}
      empty={{
        when: (dates) => !dates.some(isOpen),
        title: t('apply.closedTitle'),
        text: t('apply.closedText'),
        ...calendar,
      }}
    >
      {(dates) => (
        <div className="dw-desk">
          <SeatsLeft places={dates} />
          <div>{children(dates.filter(isOpen))}</div>
        </div>
      )}
    </QueryState>
  );
}
