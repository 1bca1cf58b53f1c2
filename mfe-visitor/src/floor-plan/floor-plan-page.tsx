import { useMemo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { PictureSkeleton } from '@dswine/shared/ui/skeleton';
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
    <PageLayout className={styles.page} paper="landscape" title={t('plan.title')}>
      <QueryState
        query={usePageData<Floorplan>('plan')}
        failed={t('plan.failedTitle')}
        failedText={t('plan.failedText')}
        empty={{
          when: ({ Published, Booths }) => !Published || Booths.length === 0,
          title: t('plan.updating'),
          text: t('plan.updatingText'),
          href: paths.exhibitors(locale),
          hrefLabel: t('plan.toExhibitors'),
        }}
        skeleton={<PictureSkeleton />}
      >
        {(plan) => <MarkedPlan plan={plan} />}
      </QueryState>
      <p className={styles.lead}>{t('plan.lead')}</p>
    </PageLayout>
  );
}

function MarkedPlan({ plan }: { plan: Floorplan }) {
  const { entries } = useMyList();
  const listed = useMemo(
    () =>
      entries &&
      exhibitorsAt(
        entries.flatMap(({ booths }) => booths),
        plan,
      ),
    [entries, plan],
  );
  return <Plan plan={plan} listed={listed} />;
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
