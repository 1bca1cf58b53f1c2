import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { useSite, useTranslations, type Translate } from '@dswine/shared/section/runtime';
import type { Route } from './find-route.ts';
import type { Place } from './places.ts';
import { planAddress, type PlanQuery } from './plan-query.ts';
import styles from './route-panel.module.scss';
import { stepsOf, type Step } from './walking-steps.ts';

/** Walking pace in metres per minute, among people who stop and look. */
const METRES_PER_MINUTE = 50;

type Props = { plan: Floorplan; from: Place; to: Place; route: Route; query: PlanQuery };

/** The route in words: its length, and the instruction at each corner. */
export function RouteSteps({ plan, from, to, route, query }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { from: _from, to: _to, ...rest } = query;
  const metres = Math.round(route.metres);
  return (
    <>
      <p className={styles.ends}>{t('route.ends', { from: from.name, to: to.name })}</p>
      <p className={styles.length}>
        <span className={styles.metres}>{t('route.metres', { metres })}</span>
        <span>
          {t('route.minutes', { count: Math.max(1, Math.round(metres / METRES_PER_MINUTE)) })}
        </span>
      </p>
      <ol className={styles.steps}>
        {stepsOf(route, to.at, plan.Booths).map((step, index) => (
          <li key={index}>{textOf(step, to.name, t)}</li>
        ))}
      </ol>
      <p className={styles.more}>
        <a href={planAddress(locale, { ...rest, from: to.code, to: from.code })}>
          {t('route.back')}
        </a>
        <a href={planAddress(locale, rest)}>{t('route.clear')}</a>
      </p>
    </>
  );
}

function textOf(step: Step, goal: string, t: Translate): string {
  if (step.kind === 'arrive') return t(`route.arrive.${step.side}`, { goal });
  const parameters = {
    metres: Math.max(1, step.metres),
    direction: t(`route.${step.heading}`),
    booth: step.near,
  };
  const how = step.kind === 'start' ? 'start' : step.turn;
  return t(`route.${how}.${step.near === undefined ? 'plain' : 'near'}`, parameters);
}
