import { useMemo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { findRoute, narrowestAisle, type Route } from '@dswine/shared/fair/hall/find-route';
import { walkingMinutes } from '@dswine/shared/fair/hall/walks';
import { useSite, useTranslations, type Translate } from '@dswine/shared/section/runtime';
import { HereChoice } from './here-choice.tsx';
import { facilitiesOf, placeOfBooth, type Place } from '../shown/places.ts';
import { planAddress, type PlanQuery } from '../shown/plan-query.ts';
import styles from './route-panel.module.scss';
import { stepsOf, type Step } from './walking-steps.ts';

type Props = { plan: Floorplan; from: Place; to: Place; route: Route; query: PlanQuery };

/** The route in words: its length, the other entrances, and the instruction at each corner. */
export function RouteSteps({ plan, from, to, route, query }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { from: _from, to: _to, ...rest } = query;
  const metres = Math.round(route.metres);
  const places = useMemo(() => [...facilitiesOf(plan), ...plan.Booths.map(placeOfBooth)], [plan]);
  return (
    <>
      <p className={styles.ends}>{t('route.ends', { from: from.name, to: to.name })}</p>
      <p className={styles.length}>
        <span className={styles.metres}>{t('route.metres', { metres })}</span>
        <span>{t('route.minutes', { count: walkingMinutes(metres) })}</span>
      </p>
      <OtherEntrances plan={plan} from={from} to={to} query={query} />
      <ol className={styles.steps}>
        {stepsOf(route, { from, to }, places).map((step, index) => (
          <li key={index}>
            {textOf(step, { from, to }, t)}
            {step.kind !== 'arrive' && step.passed ? (
              <span className={styles.passed}>
                {t(`route.passed.${step.passed.side}`, { place: nameOf(step.passed.place, t) })}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <StepFree plan={plan} ends={[from, to]} route={route} />
      {from.code === query.booth ? null : <HereChoice plan={plan} place={from} />}
      <p className={styles.more}>
        <a href={planAddress(locale, { ...rest, from: to.code, to: from.code })}>
          {t('route.back')}
        </a>
        <a href={planAddress(locale, rest)}>{t('route.clear')}</a>
      </p>
    </>
  );
}

type EndsProps = Pick<Props, 'plan' | 'from' | 'to' | 'query'>;

/** The same way from the other entrances, with its minutes. */
function OtherEntrances({ plan, from, to, query }: EndsProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const entrances = facilitiesOf(plan).filter(
    ({ code, facility }) => facility?.Kind === 'entrance' && code !== from.code && code !== to.code,
  );
  const links = entrances.flatMap((entrance) => {
    const route = findRoute(entrance.at, to.at, plan.Aisles);
    if (!route) return [];
    const text = t('route.otherStart', {
      place: entrance.name,
      minutes: walkingMinutes(route.metres),
    });
    return [
      <a
        key={entrance.code}
        href={planAddress(locale, { ...query, from: entrance.code, to: to.code })}
      >
        {text}
      </a>,
    ];
  });
  return links.length === 0 ? null : <p className={styles.more}>{links}</p>;
}

type StepFreeProps = { plan: Floorplan; ends: readonly Place[]; route: Route };

/** Whether the way has steps, how narrow it gets, and which entrance has none. */
function StepFree({ plan, ends, route }: StepFreeProps) {
  const t = useTranslations();
  const stepped = ends.find(({ facility }) => facility?.Steps);
  const level = facilitiesOf(plan).find(
    ({ facility }) => facility?.Kind === 'entrance' && !facility.Steps,
  );
  const width = narrowestAisle(route, plan.Aisles);
  return (
    <p className={styles.access}>
      {stepped
        ? t(level ? 'route.steppedInstead' : 'route.stepped', {
            place: stepped.name,
            level: level?.name,
          })
        : t('route.stepFree', { width })}
    </p>
  );
}

function textOf(step: Step, { from, to }: { from: Place; to: Place }, t: Translate): string {
  if (step.kind === 'arrive') return t(`route.arrive.${step.side}`, { goal: to.name });
  const { kind, turn, near, heading } = step;
  const form = near ? 'near' : 'plain';
  return t(kind === 'start' ? `route.start.${turn}.${form}` : `route.${turn}.${form}`, {
    from: from.booth?.Number ?? from.name,
    metres: Math.max(1, step.metres),
    direction: t(`route.${heading}`),
    place: near && nameOf(near, t),
  });
}

/** A booth is named with its exhibitor, whose name is on its wall. */
function nameOf({ booth, name }: Place, t: Translate): string {
  return booth ? t('route.booth', { name }) : name;
}
