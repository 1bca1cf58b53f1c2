import type { ClassList as List } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ClassCards } from './class-cards.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';
import styles from './class-list.module.scss';

export function ClassListPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { group: id } = useSlot().params;
  const { data } = usePageData<List>('list');
  const group = data?.Groups.find(({ Id }) => Id === id);
  const title = t(`classes.${kind}.title`);
  const currentItems = group
    ? [{ label: title, href: classPaths[kind].list(locale) }, { label: group.Name }]
    : [{ label: title }];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            { label: t('events.title'), href: paths.events(locale) },
            ...currentItems,
          ]}
        />
        <SectionHeading
          level={1}
          kicker={group ? title : t(`classes.${kind}.kicker`)}
          title={group?.Name ?? title}
          lead={group?.Lead ?? t(`classes.${kind}.lead`)}
        />
        <Classes kind={kind} />
      </div>
    </div>
  );
}

function Classes({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { group: id } = useSlot().params;
  const { data, error, mutate, isValidating } = usePageData<List>('list');
  const { list } = classPaths[kind];
  if (error?.code === 404)
    return (
      <NoData
        title={t('unknown.topicTitle')}
        text={t('unknown.topicText')}
        href={list(locale)}
        hrefLabel={t(`classes.${kind}.all`)}
      />
    );
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={list(locale, id)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <CardsSkeleton count={6} label={t('loading')} />;
  const all = id === undefined || id === '0';
  const total = data.Groups.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <>
      <Tabs
        label={t('classes.groups')}
        items={[
          { href: list(locale), label: t(`classes.${kind}.all`), count: total, current: all },
          ...data.Groups.map(({ Id, Name, Count }) => ({
            href: list(locale, Id),
            label: Name,
            count: Count,
            current: Id === id,
          })),
        ]}
      />
      {data.Items.length === 0 ? (
        <NoData
          title={t('calendar.noneTitle')}
          text={t('calendar.noneText')}
          href={paths.home(locale)}
          hrefLabel={t('calendar.backHome')}
        />
      ) : (
        <ClassCards kind={kind} items={data.Items} level={2} />
      )}
    </>
  );
}
