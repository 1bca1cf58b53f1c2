import type { EventInfo, EventInfoTopic } from '@dswine/shared/contract/event-info';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { OnwardLink } from '@dswine/shared/ui/link';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import styles from './event-info-page.module.scss';
import { InfoItems } from './info-items.tsx';

export { head } from './event-info-head.ts';

/**
 * Offers and new products of exhibitors: one topic or all. The records are in Chinese only; the
 * English page marks them with `lang`.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const { data } = usePageData<EventInfo>('info');
  const topic = id === undefined ? undefined : data?.Topics[0];
  const topicItems = topic
    ? [{ label: t('info.title'), href: paths.eventInfo(locale) }, { label: topic.Title }]
    : [];
  const breadcrumbItems = [
    { label: t('breadcrumb.home'), href: paths.home(locale) },
    { label: t('events.title'), href: paths.events(locale) },
    ...(topicItems.length > 0 ? topicItems : [{ label: t('info.title') }]),
  ];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={breadcrumbItems} />
        <div lang="zh-Hant-TW">
          <SectionHeading
            level={1}
            kicker={t('info.kicker')}
            title={topic?.Title ?? t('info.title')}
            lead={topic?.Lead ?? t('info.lead')}
          />
        </div>
        <Topics />
      </div>
    </div>
  );
}

function Topics() {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const { data, error, mutate, isValidating } = usePageData<EventInfo>('info');
  if (error?.code === 404)
    return (
      <NoData
        title={t('unknown.topicTitle')}
        text={t('unknown.topicText')}
        href={paths.eventInfo(locale)}
        hrefLabel={t('info.all')}
      />
    );
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={paths.eventInfo(locale, id)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <CardsSkeleton count={6} label={t('loading')} />;
  if (data.Topics.every(({ Items }) => Items.length === 0))
    return (
      <NoData
        title={t('info.noneTitle')}
        text={t('info.noneText')}
        href={paths.home(locale)}
        hrefLabel={t('calendar.backHome')}
      />
    );
  const tabs = data.All.map(({ Id, Title }) => ({
    href: paths.eventInfo(locale, Id),
    label: Title,
    current: Id === id,
  }));
  return (
    <>
      <Tabs
        label={t('info.topicsLabel')}
        items={[
          { href: paths.eventInfo(locale), label: t('info.all'), current: id === undefined },
          ...tabs,
        ]}
      />
      <div lang="zh-Hant-TW">
        {data.Topics.map((topic) => (
          <Topic key={topic.Id} topic={topic} isFullTopic={id !== undefined} />
        ))}
      </div>
    </>
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
