import { useMemo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { PictureSkeleton } from '@dswine/shared/ui/skeleton';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './floor-plan-page.module.scss';
import { Plan } from './plan.tsx';

export { head } from './floor-plan-head.ts';

/** The floor plan of the hall with booth search and routes. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<Floorplan>
      request="plan"
      className={styles.page}
      paper="landscape"
      title={t('plan.title')}
      failed={t('plan.failedTitle')}
      failedText={t('plan.failedText')}
      empty={{
        when: ({ Published, Booths }) => !Published || Booths.length === 0,
        group: 'plan.updating',
        href: paths.exhibitors(locale),
      }}
      skeleton={<PictureSkeleton />}
      after={<p className={styles.lead}>{t('plan.lead')}</p>}
    >
      {(plan) => <MarkedPlan plan={plan} />}
    </QueryPage>
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
