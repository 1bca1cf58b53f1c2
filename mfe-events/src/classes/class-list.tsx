import type { ClassList as List } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { NoData } from '@dswine/shared/ui/no-data';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { useShowState } from '@dswine/shared/section/show-state';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { OverNote } from '../page-layout/over-note.tsx';
import { ClassCards } from './class-cards.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';

export function ClassListPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  const { group: id } = useSlot().params;
  const query = usePageData<List>('list');
  const group = query.data?.Groups.find(({ Id }) => Id === id);
  const events = { label: t('events.title'), href: paths.events(locale) };
  const all = { label: t(`classes.${kind}.title`), href: classPaths[kind].list(locale) };
  return (
    <PageLayout
      parents={group ? [events, all] : [events]}
      kicker={group ? all.label : t(`classes.${kind}.kicker`)}
      title={group?.Name ?? all.label}
      lead={group?.Lead ?? t(`classes.${kind}.${invites ? 'lead' : 'leadOver'}`)}
    >
      <OverNote />
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{
          title: t('unknown.topicTitle'),
          text: t('unknown.topicText'),
          href: all.href,
          hrefLabel: t(`classes.${kind}.all`),
        }}
        skeleton={<CardsSkeleton />}
      >
        {(list) => <Classes kind={kind} list={list} current={id === '0' ? undefined : id} />}
      </QueryState>
    </PageLayout>
  );
}

type ClassesProps = { kind: ClassKind; list: List; current: string | undefined };

function Classes({ kind, list, current }: ClassesProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <CategoryTabs
        label={t('classes.groups')}
        all={t(`classes.${kind}.all`)}
        categories={list.Groups.map(({ Id, ...group }) => ({ Code: Id, ...group }))}
        current={current}
        hrefOf={(code) => classPaths[kind].list(locale, code)}
      />
      {list.Items.length === 0 ? (
        <NoData
          title={t('calendar.noneTitle')}
          text={t('calendar.noneText')}
          href={paths.home(locale)}
          hrefLabel={t('calendar.backHome')}
        />
      ) : (
        <ClassCards kind={kind} items={list.Items} level={2} />
      )}
    </>
  );
}
