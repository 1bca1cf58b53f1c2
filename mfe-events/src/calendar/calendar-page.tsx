import type { Calendar } from '@dswine/shared/contract/calendar';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { NoData } from '@dswine/shared/ui/no-data';
import {
  useNow,
  usePageData,
  useSite,
  useSlot,
  useTranslations,
} from '@dswine/shared/section/runtime';
import { byDay, type CalendarDay } from './by-day.ts';
import { parseFilter, isFiltered, applyFilter } from './calendar-filter.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { isOver } from '@dswine/shared/fair/phase';
import { OverNote } from '../page-layout/over-note.tsx';
import { NowAndNext } from './now-and-next.tsx';
import styles from './calendar-page.module.scss';
import { PastDays } from './past-days.tsx';
import { DayLinks } from './day-links.tsx';
import { DaySection } from './day-section.tsx';
import { useCachedCalendar } from './cache-calendar.ts';
import { topicInPath, topicName } from './topic-in-path.ts';
import { CategoryTabs } from '@dswine/shared/ui/tabs';

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
      kicker={name === undefined ? t('calendar.kicker') : all.label}
      title={name ?? all.label}
      lead={t('calendar.lead')}
    >
      <OverNote />
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{
          title: t('unknown.topicTitle'),
          text: t('unknown.topicText'),
          href: all.href,
          hrefLabel: t('unknown.action'),
        }}
      >
        {(calendar) => <Entries topic={topic} calendar={calendar} />}
      </QueryState>
    </PageLayout>
  );
}

type EntriesProps = { topic: string | undefined; calendar: Calendar };

function Entries({ topic, calendar: { Entries: entries, Topics } }: EntriesProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const filter = parseFilter(query);
  const filtered = isFiltered(filter);
  const days = byDay(applyFilter(entries, filter));
  const { past, ahead } = usePastDays(days, filter.day !== undefined);
  return (
    <>
      <CategoryTabs
        label={t('calendar.topics')}
        all={t('calendar.allTopics')}
        categories={Topics}
        current={topic}
        hrefOf={(code) => paths.calendar(locale, code)}
      />
      {entries.length === 0 ? null : (
        <CalendarFilters entries={entries} filter={filter} topic={topic} />
      )}
      <CalendarLinks topic={topic} entries={entries} />
      {filtered ? (
        <p className={styles.found} role="status">
          {t('calendar.entries', { count: days.reduce((sum, day) => sum + day.entries.length, 0) })}
        </p>
      ) : (
        <NowAndNext entries={entries} />
      )}
      {days.length > 0 ? null : filtered ? (
        <NoMatches topic={topic} />
      ) : (
        <NoEntries topic={topic} />
      )}
      <DayLinks days={days} />
      <PastDays days={past} />
      {ahead.map((day) => (
        <DaySection key={day.date} day={day} />
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

function NoMatches({ topic }: { topic: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.none}>
      <NoData
        title={t('calendar.filter.noneTitle')}
        text={t('calendar.filter.noneText')}
        href={paths.calendar(locale, topic)}
        hrefLabel={t('calendar.filter.clear')}
      />
    </div>
  );
}

function NoEntries({ topic }: { topic: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const all = {
    title: t('calendar.noneTitle'),
    text: t('calendar.noneText'),
    href: paths.home(locale),
    hrefLabel: t('calendar.backHome'),
  };
  const ofTopic = {
    title: t('calendar.topicNoneTitle'),
    text: t('calendar.topicNoneText'),
    href: paths.calendar(locale),
    hrefLabel: t('calendar.showAll'),
  };
  return (
    <div className={styles.none}>
      <NoData {...(topic === undefined ? all : ofTopic)} />
    </div>
  );
}
