import type { Calendar } from '@dswine/shared/contract/calendar';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { TextLink } from '@dswine/shared/ui/link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { NoRecords } from '@dswine/shared/ui/no-data';
import {
  useNow,
  usePageData,
  useSite,
  useSlot,
  useTranslations,
} from '@dswine/shared/section/runtime';
import { byDay, type CalendarDay } from './by-day.ts';
import { parseFilter, isFiltered, applyFilter } from './calendar-filter.ts';
import { CalendarChips } from './calendar-chips.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { isOver } from '@dswine/shared/fair/show/phase';
import { OverNote } from '../page-layout/over-note.tsx';
import { NoMatches } from './no-matches.tsx';
import { NowAndNext } from './now-and-next.tsx';
import styles from './calendar-page.module.scss';
import { PastDays } from './past-days.tsx';
import { DaySection } from './day-section.tsx';
import { useCachedCalendar } from './cache-calendar.ts';
import { roomOrder } from './rooms-by-time.ts';
import { topicInPath, topicName } from './topic-in-path.ts';

export { head } from './calendar-head.ts';

/** The calendar of the fair: all entries or one topic. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const topic = topicInPath(useSlot().params.topic);
  const query = usePageData<Calendar>('calendar');
  useCachedCalendar(query.data);
  const name = topicName(query.data, topic);
  const all = { label: t('calendar.title'), href: paths.calendar(locale) };
  return (
    <PageLayout
      className={styles.page}
      paper="portrait"
      parents={name === undefined ? [] : [all]}
      kicker={name === undefined ? undefined : all.label}
      title={name ?? all.label}
      lead={t('calendar.lead')}
    >
      <OverNote />
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{ group: 'unknown.topic', href: all.href }}
      >
        {(calendar) => <Entries topic={topic} calendar={calendar} />}
      </QueryState>
    </PageLayout>
  );
}

type EntriesProps = { topic: string | undefined; calendar: Calendar };

function Entries({ topic, calendar }: EntriesProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Entries: entries } = calendar;
  const filter = parseFilter(useSlot().query);
  const filtered = isFiltered(filter);
  const matching = applyFilter(entries, filter);
  const rooms = roomOrder(entries);
  const { past, ahead } = usePastDays(byDay(matching), filter.day !== undefined);
  return (
    <>
      <CalendarChips calendar={calendar} filter={filter} topic={topic} />
      <div className={styles.found}>
        {matching.length === 0 ? null : (
          <p role="status">{t('calendar.entries', { count: matching.length })}</p>
        )}
        {filtered ? (
          <TextLink href={paths.calendar(locale, topic)}>{t('calendar.filter.clear')}</TextLink>
        ) : null}
        <CalendarLinks topic={topic} entries={filtered ? matching : entries} filtered={filtered} />
      </div>
      {filtered ? null : <NowAndNext entries={entries} />}
      {matching.length > 0 ? null : filtered ? (
        <NoMatches entries={entries} filter={filter} topic={topic} />
      ) : (
        <NoEntries topic={topic} />
      )}
      <PastDays days={past} rooms={rooms} />
      {ahead.map((day) => (
        <DaySection key={day.date} day={day} rooms={rooms} />
      ))}
    </>
  );
}

type Days = readonly CalendarDay[];

/** During the show the days that are over stand apart, unless one of them was requested. */
function usePastDays(days: Days, isDayRequested: boolean): { past: Days; ahead: Days } {
  const { edition } = useSite();
  const now = useNow();
  const phase = edition && showPhase(edition, now).phase;
  const isDuringShow = phase === 'open' || phase === 'closed';
  const past =
    isDuringShow && !isDayRequested ? days.filter((day) => isOver(day.entries, now)) : [];
  return { past, ahead: days.filter((day) => !past.includes(day)) };
}

function NoEntries({ topic }: { topic: string | undefined }) {
  const { locale } = useSite();
  return (
    <div className={styles.none}>
      {topic === undefined ? (
        <NoRecords group="calendar.none" href={paths.home(locale)} />
      ) : (
        <NoRecords group="calendar.topicNone" href={paths.calendar(locale)} />
      )}
    </div>
  );
}
