import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './area-legend.module.scss';
import { areas, planAddress, type PlanQuery } from '../shown/plan-query.ts';

/** The colour legend. Clicking an area filters the plan. */
export function AreaLegend({ plan, query }: { plan: Floorplan; query: PlanQuery }) {
  const t = useTranslations();
  const { locale } = useSite();
  const count = (area: string) =>
    plan.Booths.filter(({ Area, Exhibitors }) => Area === area && Exhibitors.length > 0).length;
  return (
    <nav className={styles.legend} aria-label={t('plan.legend')}>
      <ul role="list">
        {areas.map((area) => {
          const current = query.area === area;
          const { area: _area, ...rest } = query;
          return (
            <li key={area} data-area={area}>
              <a
                className={styles.entry}
                href={planAddress(locale, current ? rest : { ...rest, area })}
                aria-current={current ? 'true' : undefined}
              >
                <span className={styles.colour}>
                  <AreaMark area={area} />
                </span>
                <span className={styles.name}>{t(`area.${area}`)}</span>
                <span className={styles.count}>{t('plan.taken', { count: count(area) })}</span>
                {current ? <span className="dw-hidden">{t('plan.showAll')}</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
