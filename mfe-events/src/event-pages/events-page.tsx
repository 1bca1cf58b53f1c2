import type { EventsOverview } from '@dswine/shared/contract/event-pages';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { pageHead } from '@dswine/shared/section/page-head';
import { OverNote } from '../page-layout/over-note.tsx';
import { EventEntries } from './event-entries.tsx';
import { EventIndex } from './event-index.tsx';

const maxEntries = 4;

export const head = pageHead('events', paths.events);

/**
 * All events of the fair: current or upcoming entries, the event pages, and the calendar topics.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  return (
    <QueryPage<EventsOverview>
      request="overview"
      kicker={t('events.kicker')}
      title={t('events.title')}
      lead={t(invites ? 'events.lead' : 'events.leadOver')}
      failed={t('failed')}
      empty={{
        when: ({ Pages, Entries }) => Pages.length === 0 && Entries.length === 0,
        group: 'calendar.none',
        href: paths.home(locale),
      }}
      before={<OverNote />}
    >
      {(overview) => <Overview overview={overview} />}
    </QueryPage>
  );
}

function Overview({ overview }: { overview: EventsOverview }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const remaining = overview.Entries.filter((entry) => phaseOf(entry, now) !== 'over');
  const topics = overview.Topics.filter(({ Count }) => Count > 0);
  return (
    <>
      <Tabs
        label={t('calendar.topics')}
        items={[
          {
            href: paths.calendar(locale),
            label: t('calendar.allTopics'),
            count: overview.Entries.length,
          },
          ...topics.map(({ Code, Name, Count }) => ({
            href: paths.calendar(locale, Code),
            label: Name,
            count: Count,
          })),
        ]}
      />
      <EventIndex pages={overview.Pages} infos={overview.Infos} />
      <EventEntries
        title={remaining.length > 0 ? t('events.nowAndNext') : t('nextEvents.titlePast')}
        entries={(remaining.length > 0 ? remaining : overview.Entries).slice(0, maxEntries)}
      />
    </>
  );
}
