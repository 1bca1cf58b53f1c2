import type { Booth } from '@dswine/shared/contract/floorplan';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { BoothRows } from './booth-rows.tsx';
import { PlaceRows } from './facility-rows.tsx';
import styles from './found-booths.module.scss';
import type { Place } from '../shown/places.ts';
import { planAddress, type PlanQuery } from '../shown/plan-query.ts';
import type { PlanState } from '../shown/plan-shown.ts';

const MAX_ROWS = 40;

type Props = { planState: PlanState; query: PlanQuery };

/** What is marked on the plan, as list rows: the results of a search, or the booths of a list. */
export function FoundBooths({ planState, query }: Props) {
  const t = useTranslations();
  const { found, foundPlaces, picked } = planState;
  const text = query.find ?? '';
  if (found)
    return (
      <Marked
        title={titleOfSearch(found.length, foundPlaces.length)}
        advice={found.length + foundPlaces.length === 0 ? t('find.advice') : undefined}
        booths={found}
        places={foundPlaces}
      />
    );
  if (!picked || query.booths === undefined) return null;
  const missing = query.booths.split(',').length - picked.length;
  return (
    <Marked
      title={t('find.picked', { count: picked.length })}
      advice={missing > 0 ? t('find.missing', { count: missing }) : undefined}
      booths={picked}
      places={[]}
      rest={{ ...query, booths: undefined }}
    />
  );

  function titleOfSearch(booths: number, places: number): string {
    if (booths + places === 0) return t('find.none', { text });
    return booths === 0
      ? t('find.foundPlaces', { count: places, text })
      : t('find.found', { count: booths, text });
  }
}

type MarkedProps = {
  title: string;
  advice: string | undefined;
  booths: readonly Booth[];
  places: readonly Place[];
  /** The query without the marks, when a link takes them off. */
  rest?: { [K in keyof PlanQuery]: PlanQuery[K] | undefined };
};

function Marked({ title, advice, booths, places, rest }: MarkedProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  return (
    <section className={styles.found} aria-labelledby="found-booths">
      <h2 className={styles.title} id="found-booths" tabIndex={-1}>
        {title}
      </h2>
      {advice === undefined ? null : <p className={styles.advice}>{advice}</p>}
      {places.length > 0 ? <PlaceRows places={places} /> : null}
      {booths.length > 0 ? (
        <BoothRows booths={booths.slice(0, MAX_ROWS)} canAsk={invites} canSave />
      ) : null}
      {booths.length > MAX_ROWS ? (
        <p className={styles.advice}>{t('find.more', { count: booths.length - MAX_ROWS })}</p>
      ) : null}
      {rest ? (
        <p className={styles.advice}>
          <a href={planAddress(locale, rest)}>{t('find.unmark')}</a>
        </p>
      ) : null}
    </section>
  );
}
