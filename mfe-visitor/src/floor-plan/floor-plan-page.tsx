import { useMemo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { Skeleton } from '@dswine/shared/ui/skeleton';
import { useMyList } from '@dswine/shared/section/my-list';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './floor-plan-page.module.scss';
import { Plan } from './plan.tsx';

export { head } from './floor-plan-head.ts';

/** The floor plan of the hall with booth search and routes. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={`dw-container ${styles.page}`} data-paper="landscape">
      <Breadcrumb
        label={t('youAreHere')}
        items={[{ label: t('home'), href: paths.home(locale) }, { label: t('plan.title') }]}
      />
      <SectionHeading level={1} title={t('plan.title')} lead={t('plan.lead')} />
      <Sheet />
    </div>
  );
}

function Sheet() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, isValidating, mutate } = usePageData<Floorplan>('plan');
  const { entries } = useMyList();
  const listed = useMemo(
    () =>
      entries &&
      data &&
      exhibitorsAt(
        entries.flatMap(({ booths }) => booths),
        data,
      ),
    [entries, data],
  );
  if (error && !data)
    return (
      <LoadFailed
        title={t('plan.failedTitle')}
        text={t('plan.failedText')}
        retryLabel={t('failed.retry')}
        href={paths.floorPlan(locale)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t('plan.loading')}>
        <Skeleton shape="picture" />
      </div>
    );
  if (!data.Published || data.Booths.length === 0)
    return (
      <NoData
        title={t('plan.updating')}
        text={t('plan.updatingText')}
        href={paths.exhibitors(locale)}
        hrefLabel={t('plan.toExhibitors')}
      />
    );
  return <Plan plan={data} marked={listed} />;
}

/** The exhibitors at booths of the visitor's own list, which may contain exhibitors or products. */
function exhibitorsAt(booths: readonly string[], { Booths }: Floorplan): ReadonlySet<string> {
  const listed = new Set(booths);
  return new Set(
    Booths.flatMap(({ Number, Exhibitors }) =>
      listed.has(Number) ? Exhibitors.map(({ Id }) => Id) : [],
    ),
  );
}
