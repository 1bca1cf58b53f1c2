import type { Calendar } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { byDay } from './by-day.ts';
import { parseFilter, isFiltered, applyFilter } from './calendar-filter.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { NowAndNext } from './now-and-next.tsx';
import { CalendarError } from './calendar-error.tsx';
import styles from './calendar-page.module.scss';
import { DayLinks } from './day-links.tsx';
import { DaySection } from './day-section.tsx';
import { useCachedCalendar } from './cache-calendar.ts';
import { topicInPath, topicName } from './topic-in-path.ts';
import { TopicTabs } from './topic-tabs.tsx';

export { head } from './calendar-head.ts';

/** The calendar of the fair: all entries or one topic. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const topic = topicInPath(useSlot().params.topic);
  const { data } = usePageData<Calendar>('calendar');
  useCachedCalendar(data);
  const name = topicName(data, topic);
  const home = { label: t('breadcrumb.home'), href: paths.home(locale) };
  const breadcrumbItems = name
    ? [{ label: t('calendar.title'), href: paths.calendar(locale) }, { label: name }]
    : [{ label: t('calendar.title') }];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={[home, ...breadcrumbItems]} />
        <SectionHeading
          level={1}
          kicker={name ? t('calendar.title') : t('calendar.kicker')}
          title={name ?? t('calendar.title')}
          lead={t('calendar.lead')}
        />
        <Entries topic={topic} />
      </div>
    </div>
  );
}

function Entries({ topic }: { topic: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate, isValidating } = usePageData<Calendar>('calendar');
  if (error)
    return (
      <CalendarError
        error={error}
        resource="topic"
        href={paths.calendar(locale, topic)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <ListSkeleton label={t('loading')} />;
  const filter = parseFilter(query);
  const filtered = isFiltered(filter);
  const days = byDay(applyFilter(data.Entries, filter));
  return (
    <>
      <TopicTabs topics={data.Topics} current={topic} />
      {data.Entries.length === 0 ? null : (
        <CalendarFilters entries={data.Entries} filter={filter} topic={topic} />
      )}
      <CalendarLinks topic={topic} entries={data.Entries} />
      {filtered ? (
        <p className={styles.found} role="status">
          {t('calendar.entries', { count: days.reduce((sum, day) => sum + day.entries.length, 0) })}
        </p>
      ) : (
        <NowAndNext entries={data.Entries} />
      )}
      {days.length > 0 ? null : filtered ? (
        <NoMatches topic={topic} />
      ) : (
        <NoEntries topic={topic} />
      )}
      <DayLinks days={days} />
      {days.map((day) => (
        <DaySection key={day.date} day={day} />
      ))}
    </>
  );
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
