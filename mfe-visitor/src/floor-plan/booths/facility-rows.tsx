import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './booth-list.module.scss';
import { facilitiesOf, type Place } from '../shown/places.ts';
import { planAddress } from '../shown/plan-query.ts';

/** Entrances, stages and desks, each with a route link. */
export function FacilityRows({ plan }: { plan: Floorplan }) {
  return <PlaceRows places={facilitiesOf(plan)} />;
}

export function PlaceRows({ places }: { places: readonly Place[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ul className={styles.rows} role="list">
      {places.map(({ code, name }) => (
        <li key={code}>
          <span className={styles.place}>{name}</span>
          <a className={styles.way} href={planAddress(locale, { to: code })}>
            {t('list.way')}
            <span className="dw-hidden"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
