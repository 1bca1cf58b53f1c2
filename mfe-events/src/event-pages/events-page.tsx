import type { EventsOverview } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { EventEntries } from './event-entries.tsx';
import { EventIndex } from './event-index.tsx';
import styles from './events-page.module.scss';

const maxEntries = 4;

export function head({ t }: HeadContext): Head {
  return {
    title: t('events.title'),
    description: t('events.description'),
    breadcrumb: [{ name: t('events.title'), path: '/Events' }],
  };
}

/**
 * All events of the fair: current or upcoming entries, the event pages, and the calendar topics.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            { label: t('events.title') },
          ]}
        />
        <SectionHeading
          level={1}
          kicker={t('events.kicker')}
          title={t('events.title')}
          lead={t('events.lead')}
        />
        <Overview />
      </div>
    </div>
  );
}

function Overview() {
  const t = useTranslations();
  const { locale } = useSite();
  const now = Date.parse(useNow());
  const { data, error, mutate, isValidating } = usePageData<EventsOverview>('overview');
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={paths.events(locale)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <ListSkeleton label={t('loading')} />;
  if (data.Pages.length === 0 && data.Entries.length === 0)
    return (
      <NoData
        title={t('calendar.noneTitle')}
        text={t('calendar.noneText')}
        href={paths.home(locale)}
        hrefLabel={t('calendar.backHome')}
      />
    );
  const remaining = data.Entries.filter((entry) => Date.parse(entry.End) > now);
  const topics = data.Topics.filter(({ Count }) => Count > 0);
  return (
    <>
      <Tabs
        label={t('calendar.topics')}
        items={[
          {
            href: paths.calendar(locale),
            label: t('calendar.allTopics'),
            count: data.Entries.length,
          },
          ...topics.map(({ Code, Name, Count }) => ({
            href: paths.calendar(locale, Code),
            label: Name,
            count: Count,
          })),
        ]}
      />
      <EventIndex pages={data.Pages} infos={data.Infos} />
      <EventEntries
        title={remaining.length > 0 ? t('events.nowAndNext') : t('nextEvents.titlePast')}
        entries={(remaining.length > 0 ? remaining : data.Entries).slice(0, maxEntries)}
      />
    </>
  );
}
