import type { Bars } from '@dswine/shared/contract/run-bar';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useShowState } from '@dswine/shared/section/show-state';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { OverNote } from '../page-layout/over-note.tsx';
import { BarList } from './bar-list.tsx';
import { BarMap, isOnMap } from './bar-map.tsx';
import styles from './bars-page.module.scss';

const plainHead = pageHead(
  'bars',
  paths.bars,
  ['events.title', paths.events],
  ['events.run-bar', paths.runBar],
);

export function head(context: HeadContext): Head {
  return {
    ...plainHead(context),
    canonical: paths.bars('tw'),
    // The page of one route is a filtered view of the same list.
    noindex: context.query.route !== undefined,
  };
}

/** The run-bar bars on a drawn map and as a list. `?route=` shows one walking route. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  return (
    <QueryPage<Bars>
      request="bars"
      parents={[
        { label: t('events.title'), href: paths.events(locale) },
        { label: t('events.run-bar'), href: paths.runBar(locale) },
      ]}
      kicker={t('events.run-bar')}
      title={t('bars.title')}
      lead={t('bars.lead')}
      action={
        invites && <ButtonLink href={paths.runBarApply(locale)}>{t('apply.runBar')}</ButtonLink>
      }
      failed={t('failed')}
      empty={{
        when: (list) => list.Bars.length === 0,
        group: 'bars.none',
        href: paths.runBar(locale),
        label: t('events.run-bar'),
      }}
      before={<OverNote />}
    >
      {(list) => <BarsContent list={list} />}
    </QueryPage>
  );
}

function BarsContent({ list }: { list: Bars }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const route = list.Routes.find(({ Id }) => Id === query.route?.[0]);
  const stops = route?.Stops.flatMap(({ Bar }) => list.Bars.find(({ Id }) => Id === Bar) ?? []);
  return (
    <>
      <Tabs
        label={t('bars.routes')}
        items={[
          {
            href: paths.bars(locale),
            label: t('bars.all'),
            count: list.Bars.length,
            current: !route,
          },
          ...list.Routes.map(({ Id, Name, Stops }) => ({
            href: `${paths.bars(locale)}?route=${Id}`,
            label: Name,
            count: Stops.length,
            current: Id === route?.Id,
          })),
        ]}
      />
      {route ? <p className={styles.about}>{route.Text}</p> : null}
      <div className={styles.split}>
        {list.Bars.every(isOnMap) ? <BarMap bars={list.Bars} route={stops} /> : null}
        <BarList bars={stops ?? list.Bars} {...(route && { route })} />
      </div>
      <p className={styles.sample}>{t('bars.sample')}</p>
    </>
  );
}
