import type { Places } from '@dswine/shared/contract/applications';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { SeatsLeft } from './seats-left.tsx';

type Props = { children: (openDates: Places) => ReactNode };

/** The dates that take applications; undefined until they are loaded. */
export function useOpenDates(): Places | undefined {
  const now = useNow();
  const { data } = usePageData<Places>('places');
  return data?.filter(({ Closed, Entry }) => !Closed && phaseOf(Entry, now) === 'ahead');
}

/** The form beside the seats left. If no date is open any more, a link to the calendar instead. */
export function SeatsQueryState({ children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<Places>('places');
  const openDates = useOpenDates() ?? [];
  const calendar = { href: paths.calendar(locale), label: t('unknown.entry.action') };
  return (
    <QueryState
      query={query}
      failed={t('failed')}
      missing={{ group: 'apply.unknown', ...calendar }}
      empty={{
        when: () => openDates.length === 0,
        group: 'apply.closed',
        ...calendar,
      }}
    >
      {(dates) => (
        <div className="dw-desk">
          <div>{children(openDates)}</div>
          <SeatsLeft places={dates} />
        </div>
      )}
    </QueryState>
  );
}
