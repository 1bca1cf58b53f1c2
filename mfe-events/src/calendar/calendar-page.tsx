import type { Calendar } from '@dswine/shared/contract/calendar';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/look/breadcrumb';
import { LoadFailed } from '@dswine/shared/look/load-failed';
import { NoData } from '@dswine/shared/look/no-data';
import { SectionHeading } from '@dswine/shared/look/section-heading';
import { ListSkeleton } from '@dswine/shared/look/skeleton';
import { usePageData, useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { byDay } from './by-day.ts';
import styles from './calendar-page.module.scss';
import { DayLinks } from './day-links.tsx';
import { DaySection } from './day-section.tsx';
import { topicInPath, topicName } from './topic-in-path.ts';
import { TopicTabs } from './topic-tabs.tsx';

/** The fair's calendar, all of it or one topic. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const topic = topicInPath(useSlot().params.topic);
  const { data } = usePageData<Calendar>('calendar');
  const name = topicName(data, topic);
  const home = { label: t('breadcrumb.home'), href: paths.home(locale) };
  const way = name
    ? [{ label: t('calendar.title'), href: paths.calendar(locale) }, { label: name }]
    : [{ label: t('calendar.title') }];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={[home, ...way]} />
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
  const t = useWords();
  const { locale } = useSite();
  const { data, error, mutate, isValidating } = usePageData<Calendar>('calendar');
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={paths.calendar(locale, topic)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <ListSkeleton label={t('loading')} />;
  const days = byDay(data.Entries);
  return (
    <>
      <TopicTabs topics={data.Topics} current={topic} />
      {days.length === 0 ? <NoEntries topic={topic} /> : null}
      <DayLinks days={days} />
      {days.map((day) => (
        <DaySection key={day.date} day={day} />
      ))}
    </>
  );
}

function NoEntries({ topic }: { topic: string | undefined }) {
  const t = useWords();
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

export function head({ t, data, params, edition, locale }: HeadContext): Head {
  const topic = topicInPath(params.topic);
  const name = topicName(data.calendar as Calendar | undefined, topic);
  const show = edition ? inLocale(edition.ShowName, locale) : t('theFair');
  const canonical = paths.calendar('tw', topic);
  if (name === undefined)
    return { title: t('calendar.title'), description: t('calendar.description', { show }), canonical };
  return {
    title: t('calendar.topicTitle', { topic: name }),
    description: t('calendar.topicDescription', { topic: name, show }),
    canonical,
  };
}
