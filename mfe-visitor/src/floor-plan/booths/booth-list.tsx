import { memo } from 'react';
import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './booth-list.module.scss';
import { BoothRows } from './booth-rows.tsx';
import { FacilityRows } from './facility-rows.tsx';
import { areas } from '../shown/plan-query.ts';

type Props = {
  plan: Floorplan;
  found: readonly Booth[] | undefined;
  onlyArea: AreaCode | undefined;
};

/** The booths of the plan as text. Links here do the same as clicks on the plan. */
export const BoothList = memo(function BoothList({ plan, found, onlyArea }: Props) {
  const t = useTranslations();
  const of = (area: AreaCode) => plan.Booths.filter(({ Area }) => Area === area);
  return (
    <section className={styles.list} aria-labelledby="booth-list">
      <h2 className={styles.title} id="booth-list">
        {t('list.title')}
      </h2>
      {areas.map((area) =>
        onlyArea !== undefined && onlyArea !== area ? null : (
          <details
            key={`${area} ${onlyArea}`}
            className={styles.group}
            data-area={area}
            open={onlyArea === area}
          >
            <summary>
              <span className={styles.area}>{t(`area.${area}`)}</span>
              <span className={styles.count}>{t('plan.booths', { count: of(area).length })}</span>
            </summary>
            <BoothRows booths={of(area)} />
          </details>
        ),
      )}
      {onlyArea === undefined && found === undefined ? (
        <details className={styles.group}>
          <summary>
            <span className={styles.area}>{t('list.facilities')}</span>
            <span className={styles.count}>
              {t('list.places', { count: plan.Facilities.length })}
            </span>
          </summary>
          <FacilityRows plan={plan} />
        </details>
      ) : null}
    </section>
  );
});
