import type { Calendar } from '@dswine/shared/contract/calendar';
import { writeDate, writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AfterTheShow } from './after-the-show.tsx';
import { Errands } from './errands.tsx';
import { programmeOf, showDayOf, type ShowDay } from './today.ts';
import { TodayEntries } from './today-entries.tsx';
import styles from './today-page.module.scss';

export { head } from './today-head.ts';

/**
 * What a visitor in the hall needs: what is on, what is next, and how to get there. Before the show
 * it is about the first day, at night about the next one.
 */
export function Page() {
  const t = useTranslations();
  const { edition, locale } = useSite();
  const now = useNow();
  const day = edition && showDayOf(edition, now);
  return (
    <PageLayout
      title={day === undefined || day.isToday ? t('today.title') : t('today.titleAhead')}
      kicker={day && writeDate(day.date, locale)}
      crumb={t('today.title')}
    >
      {day ? <ZoneNote /> : null}
      {day ? <Day day={day} /> : <AfterTheShow />}
    </PageLayout>
  );
}

/** On a phone the errands follow what is on and next; beside a day ahead they follow all of it. */
function Day({ day }: { day: ShowDay }) {
  const t = useTranslations();
  const query = usePageData<Calendar>('calendar');
  return (
    <div className={styles.day}>
      <QueryState query={query} failed={t('failed')}>
        {({ Entries }) =>
          day.isToday ? (
            <NowAndSoon entries={Entries} day={day} />
          ) : (
            <RestOfDay entries={Entries} day={day} />
          )
        }
      </QueryState>
      <Errands day={day} />
      {day.isToday && query.data ? <RestOfDay entries={query.data.Entries} day={day} /> : null}
    </div>
  );
}

type ProgrammeProps = { entries: Calendar['Entries']; day: ShowDay };

function NowAndSoon({ entries, day }: ProgrammeProps) {
  const t = useTranslations();
  const { on, soon } = programmeOf(entries, day.date, useNow());
  return (
    <div className={styles.programme}>
      <TodayEntries id="now" title={t('today.now')} entries={on} />
      <TodayEntries id="soon" title={t('today.soon')} entries={soon} none={t('today.noneSoon')} />
    </div>
  );
}

function RestOfDay({ entries, day }: ProgrammeProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { later } = programmeOf(entries, day.date, useNow());
  return (
    <div className={styles.programme}>
      <TodayEntries
        id="later"
        title={day.isToday ? t('today.later') : writeDay(day.date, locale)}
        entries={later}
      />
      <p>
        <OnwardLink href={`${paths.calendar(locale)}#day-${day.date}`}>
          {t('nextEvents.all')}
        </OnwardLink>
      </p>
    </div>
  );
}
