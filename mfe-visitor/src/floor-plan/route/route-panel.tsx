import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { FormEvent } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { Button } from '@dswine/shared/ui/button';
import { Field } from '@dswine/shared/ui/field';
import { useHere } from '@dswine/shared/section/here';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { facilitiesOf } from '../shown/places.ts';
import { planAddress, type PlanQuery } from '../shown/plan-query.ts';
import type { RequestedRoute } from '../shown/plan-shown.ts';
import styles from './route-panel.module.scss';
import { RouteSteps } from './route-steps.tsx';

type Props = {
  plan: Floorplan;
  requestedRoute: RequestedRoute | undefined;
  query: PlanQuery;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Two fields that accept a booth, an exhibitor or a facility, and the route between them. */
export function RoutePanel({ plan, requestedRoute, query, onSubmit }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { from, to } = requestedRoute ?? {};
  const errorFor = (input: string | undefined, place: unknown) =>
    input !== undefined && !place ? t('route.unknown', { text: input }) : undefined;
  const here = useHere();
  const start =
    from?.name ??
    query.from ??
    (here && inLocale(here.name, locale)) ??
    facilitiesOf(plan)[0]?.name;
  return (
    <section className={styles.panel} aria-labelledby="route">
      <h2 className={styles.title} id="route">
        {t('route.title')}
      </h2>
      <form
        key={`${query.from}|${query.to}|${here?.code}`}
        className={styles.form}
        method="get"
        action={planAddress(locale)}
        onSubmit={onSubmit}
      >
        {query.booth === undefined ? null : (
          <input type="hidden" name="booth" value={query.booth} />
        )}
        {query.area === undefined ? null : <input type="hidden" name="area" value={query.area} />}
        <Field
          name="from"
          label={t('route.from')}
          defaultValue={start}
          error={errorFor(query.from, from)}
          list="route-places"
          autoComplete="off"
        />
        <Field
          name="to"
          label={t('route.to')}
          hint={t('route.hint')}
          defaultValue={to?.name ?? query.to}
          error={errorFor(query.to, to)}
          list="route-places"
          autoComplete="off"
        />
        <datalist id="route-places">
          {facilitiesOf(plan).map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
        <Button type="submit" small>
          {t('route.submit')}
        </Button>
      </form>
      {requestedRoute ? (
        <RouteResult plan={plan} requestedRoute={requestedRoute} query={query} />
      ) : null}
    </section>
  );
}

type ResultProps = { plan: Floorplan; requestedRoute: RequestedRoute; query: PlanQuery };

function RouteResult({ plan, requestedRoute: { from, to, route }, query }: ResultProps) {
  const t = useTranslations();
  if (!from || !to) return null;
  return (
    <div className={styles.result} id="route-result" tabIndex={-1}>
      {route ? (
        <RouteSteps plan={plan} from={from} to={to} route={route} query={query} />
      ) : (
        <p>{from.code === to.code ? t('route.same') : t('route.none')}</p>
      )}
    </div>
  );
}
