import type { Bars } from '@dswine/shared/contract/run-bar';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { ButtonLink } from '@dswine/shared/ui/button';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { BarList } from './bar-list.tsx';
import { BarMap, isOnMap } from './bar-map.tsx';
import styles from './bars-page.module.scss';

export function head({ t, query }: HeadContext): Head {
  return {
    title: t('bars.title'),
    description: t('bars.description'),
    canonical: '/EventRunBar/StoreList',
    // The page of one route is a filtered view of the same list.
    noindex: query.route !== undefined,
    breadcrumb: [
      { name: t('events.title'), path: '/Events' },
      { name: t('events.run-bar'), path: '/EventRunBar' },
      { name: t('bars.title'), path: '/EventRunBar/StoreList' },
    ],
  };
}

/** The run-bar bars on a drawn map and as a list. `?route=` shows one walking route. */
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
            { label: t('events.title'), href: paths.events(locale) },
            { label: t('events.run-bar'), href: paths.runBar(locale) },
            { label: t('bars.title') },
          ]}
        />
        <SectionHeading
          level={1}
          kicker={t('events.run-bar')}
          title={t('bars.title')}
          lead={t('bars.lead')}
          action={<ButtonLink href={paths.runBarApply(locale)}>{t('apply.runBar')}</ButtonLink>}
        />
        <BarsContent />
      </div>
    </div>
  );
}

function BarsContent() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate, isValidating } = usePageData<Bars>('bars');
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={paths.bars(locale)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data) return <ListSkeleton label={t('loading')} />;
  if (data.Bars.length === 0)
    return (
      <NoData
        title={t('bars.noneTitle')}
        text={t('bars.noneText')}
        href={paths.runBar(locale)}
        hrefLabel={t('events.run-bar')}
      />
    );
  const route = data.Routes.find(({ Id }) => Id === query.route?.[0]);
  const stops = route?.Stops.flatMap(({ Bar }) => data.Bars.find(({ Id }) => Id === Bar) ?? []);
  return (
    <>
      <Tabs
        label={t('bars.routes')}
        items={[
          {
            href: paths.bars(locale),
            label: t('bars.all'),
            count: data.Bars.length,
            current: !route,
          },
          ...data.Routes.map(({ Id, Name, Stops }) => ({
            href: `${paths.bars(locale)}?route=${Id}`,
            label: Name,
            count: Stops.length,
            current: Id === route?.Id,
          })),
        ]}
      />
      {route ? <p className={styles.about}>{route.Text}</p> : null}
      <div className={styles.split}>
        {data.Bars.every(isOnMap) ? <BarMap bars={data.Bars} route={stops} /> : null}
        <BarList bars={stops ?? data.Bars} {...(route && { route })} />
      </div>
      <p className={styles.sample}>{t('bars.sample')}</p>
    </>
  );
}
