import type { EventInfo, EventInfoTopic } from '@dswine/shared/contract/event-info';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import styles from './event-info-page.module.scss';
import { InfoItems } from './info-items.tsx';

export { head } from './event-info-head.ts';

const chinese = languageTag('tw');

/**
 * Offers and new products of exhibitors: one topic or all. The records are in Chinese only; the
 * English page is in Chinese with them, below a notice in English.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const query = usePageData<EventInfo>('info');
  const topic = id === undefined ? undefined : query.data?.Topics[0];
  const events = { label: t('events.title'), href: paths.events(locale) };
  const all = { label: t('info.title'), href: paths.eventInfo(locale), lang: chinese };
  return (
    <PageLayout
      title={topic?.Title ?? all.label}
      titleLang={chinese}
      parents={topic ? [events, all] : [events]}
      heading="own"
    >
      <div lang={chinese}>
        <SectionHeading
          level={1}
          kicker={t('info.kicker')}
          title={topic?.Title ?? all.label}
          lead={topic?.Lead ?? t('info.lead')}
        />
      </div>
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{ group: 'unknown.topic', href: all.href, label: t('info.all') }}
        empty={{
          when: ({ Topics }) => Topics.every(({ Items }) => Items.length === 0),
          group: 'info.none',
          href: paths.home(locale),
          label: t('calendar.none.action'),
        }}
        skeleton={<CardsSkeleton />}
      >
        {(info) => <Topics info={info} />}
      </QueryState>
    </PageLayout>
  );
}

function Topics({ info }: { info: EventInfo }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const tabs = info.All.map(({ Id, Title }) => ({
    href: paths.eventInfo(locale, Id),
    label: Title,
    current: Id === id,
  }));
  return (
    <div lang={chinese}>
      <Tabs
        label={t('info.topicsLabel')}
        items={[
          { href: paths.eventInfo(locale), label: t('info.all'), current: id === undefined },
          ...tabs,
        ]}
      />
      <p className={styles.onPlan} lang={languageTag(locale)}>
        <BoothsOnPlanLink
          booths={info.Topics.flatMap(({ Items }) =>
            Items.flatMap(({ Exhibitor }) => Exhibitor.Booths),
          )}
        />
      </p>
      {info.Topics.map((topic) => (
        <Topic key={topic.Id} topic={topic} isFullTopic={id !== undefined} />
      ))}
    </div>
  );
}

function Topic({ topic, isFullTopic }: { topic: EventInfoTopic; isFullTopic: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.topic} aria-labelledby={`topic-${topic.Id}`}>
      {isFullTopic ? (
        <h2 className="dw-hidden" id={`topic-${topic.Id}`}>
          {t('info.items', { count: topic.Total })}
        </h2>
      ) : (
        <SectionHeading
          id={`topic-${topic.Id}`}
          title={topic.Title}
          lead={topic.Lead}
          action={
            <OnwardLink href={paths.eventInfo(locale, topic.Id)}>
              {t('info.more', { count: topic.Total })}
            </OnwardLink>
          }
        />
      )}
      <Notice tone="warning">{topic.Notice}</Notice>
      <InfoItems
        items={topic.Items}
        withPictures={topic.Items.some(({ Product }) => Product !== undefined)}
      />
    </section>
  );
}
