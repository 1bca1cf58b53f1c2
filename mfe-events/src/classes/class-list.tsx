import type { ClassList as List } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { useShowState } from '@dswine/shared/section/show-state';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { OverNote } from '../page-layout/over-note.tsx';
import { ClassCards } from './class-cards.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';

export function ClassListPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  const { group: id } = useSlot().params;
  const events = { label: t('events.title'), href: paths.events(locale) };
  const all = { label: t(`classes.${kind}.title`), href: classPaths[kind].list(locale) };
  return (
    <QueryPage<List>
      request="list"
      parents={[events]}
      kicker={t(`classes.${kind}.kicker`)}
      title={all.label}
      lead={t(`classes.${kind}.${invites ? 'lead' : 'leadOver'}`)}
      of={({ Groups }) => {
        const group = Groups.find(({ Id }) => Id === id);
        if (!group) return {};
        const { Name, Lead } = group;
        return { parents: [events, all], kicker: all.label, title: Name, lead: Lead };
      }}
      failed={t('failed')}
      missing={{ group: 'unknown.topic', href: all.href, label: t(`classes.${kind}.all`) }}
      skeleton={<CardsSkeleton />}
      before={<OverNote />}
    >
      {(list) => <Classes kind={kind} list={list} current={id === '0' ? undefined : id} />}
    </QueryPage>
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
        <NoRecords group="calendar.none" href={paths.home(locale)} />
      ) : (
        <ClassCards kind={kind} items={list.Items} level={2} />
      )}
    </>
  );
}
